import { IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';

export class AddToCartBody {
  /** Whose cart; the token decides, another's id is refused. */
  @BlankIsAbsent()
  @IsOptional()
  @IsString({ message: 'User must be an id' })
  user?: string;

  /** The product's id. */
  @IsString({ message: 'Product is required' })
  @IsNotEmpty({ message: 'Product is required' })
  product!: string;

  @Min(1, { message: 'Quantity must be at least 1' })
  @IsInt({ message: 'Quantity must be a whole number' })
  quantity!: number;
}
