import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator';

/** The orders that are on their way. */
export class BulkShipBody {
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(100, { message: 'At most 100 orders can be shipped at a time' })
  @ArrayMinSize(1, { message: 'ids must name an order' })
  @IsArray({ message: 'ids must be a list of ids' })
  ids!: string[];
}
