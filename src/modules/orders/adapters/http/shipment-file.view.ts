import type { ShipmentResult } from '../../domain/listed-shipment.js';

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
