import { IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { cartRules } from '../../../../../common/contract/cart.js';
import { BlankIsAbsent } from '../../../../platform/http/validators.js';
import { CatalogProductView } from '../../../catalog/index.js';
import type { CartEntry } from '../../use-cases/show-cart.js';

const { product, quantity } = cartRules;

export class AddToCartBody {
  /** The id of the signed-in user; any other is refused. */
  @BlankIsAbsent()
  @IsOptional()
  @IsString({ message: 'User must be an id' })
  user?: string;

  /** The product's id. */
  @IsString({ message: product.required })
  @IsNotEmpty({ message: product.required })
  product!: string;

  @Min(quantity.min, { message: quantity.tooSmall })
  @IsInt({ message: quantity.notWhole })
  quantity!: number;
}

export class ChangeQuantityBody {
  @Min(quantity.min, { message: quantity.tooSmall })
  @IsInt({ message: quantity.notWhole })
  quantity!: number;
}

export class CartItemView {
  _id!: string;
  quantity!: number;
  product!: CatalogProductView;

  static of({ item, product }: CartEntry): CartItemView {
    return {
      _id: item.id,
      quantity: item.quantity,
      product: CatalogProductView.of(product),
    };
  }
}
