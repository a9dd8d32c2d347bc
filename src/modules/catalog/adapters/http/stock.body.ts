import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { cartRules } from '../../../../../common/contract/cart.js';

const MAX = cartRules.maxProducts;

export class StockBody {
  /** At most as many as a cart holds. */
  @IsString({ each: true, message: 'productIds must be a list of ids' })
  @ArrayMaxSize(MAX, { message: `productIds must not have more than ${MAX} ids` })
  @IsArray({ message: 'productIds must be a list of ids' })
  @ApiProperty({ maxItems: MAX })
  productIds!: string[];
}
