import { IsInt, Min } from 'class-validator';
import { cartRules } from '../../../../../common/contract/cart.js';

const { quantity } = cartRules;

export class ChangeQuantityBody {
  @Min(quantity.min, { message: quantity.tooSmall })
  @IsInt({ message: quantity.notWhole })
  quantity!: number;
}
