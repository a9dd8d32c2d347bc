import { ArrayMaxSize, IsArray, IsString } from 'class-validator';

export class StockBody {
  /** At most 100. */
  @IsString({ each: true, message: 'productIds must be a list of ids' })
  @ArrayMaxSize(100, { message: 'productIds must not have more than 100 ids' })
  @IsArray({ message: 'productIds must be a list of ids' })
  productIds!: string[];
}
