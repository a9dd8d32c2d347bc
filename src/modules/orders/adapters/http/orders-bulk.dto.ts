import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator';
import { bulkShipRules } from '../../../../../common/contract/order.js';
import type { ShipmentResult } from '../../domain/parcel.js';
import type { ShippingResult } from '../../use-cases/ship-orders.js';

/** The orders to ship. */
export class BulkShipBody {
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(bulkShipRules.max, { message: bulkShipRules.tooMany })
  @ArrayMinSize(1, { message: 'ids must name an order' })
  @IsArray({ message: 'ids must be a list of ids' })
  @ApiProperty({ minItems: 1, maxItems: bulkShipRules.max })
  ids!: string[];
}

/** The result for one order. */
export class BulkShipResultView {
  _id!: string;
  shipped!: boolean;
  /** Why it was not shipped, safe to show. */
  message!: string;

  static of({ orderId, refusal }: ShippingResult): BulkShipResultView {
    return {
      _id: orderId,
      shipped: refusal === undefined,
      message: refusal?.message ?? 'shipped successfully!',
    };
  }
}

/** What became, or would become, of a row of the file. */
export class ShipmentRowView {
  /** The line of the file on which the row begins; the header is line 1. */
  row!: number;
  /** As it stands in the file. */
  order!: string;
  shipped!: boolean;
  /** Why it is not shipped, safe to show; empty where it is. */
  message!: string;
}

/** What a file of shipments did, or would do in a dry run. */
export class ShipmentFileView {
  shipped!: number;
  refused!: number;
  rows!: ShipmentRowView[];

  static of(results: readonly ShipmentResult[]): ShipmentFileView {
    const refused = results.filter(({ refusal }) => refusal).length;
    return {
      shipped: results.length - refused,
      refused,
      rows: results.map(({ line, order, refusal }) => ({
        row: line,
        order,
        shipped: refusal === undefined,
        message: refusal?.message ?? '',
      })),
    };
  }
}
