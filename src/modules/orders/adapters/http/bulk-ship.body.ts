import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator';
import { bulkShipRules } from '../../../../../common/contract/order.js';

/** The orders to ship. */
export class BulkShipBody {
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(bulkShipRules.max, { message: bulkShipRules.tooMany })
  @ArrayMinSize(1, { message: 'ids must name an order' })
  @IsArray({ message: 'ids must be a list of ids' })
  @ApiProperty({ minItems: 1, maxItems: bulkShipRules.max })
  ids!: string[];
}
