import { Injectable } from '@nestjs/common';
import { UserRowsData } from '../../../../platform/personal-data/user-rows-data.js';
import { CartItemEntity } from './entities.js';

/** What is in a person's cart. */
@Injectable()
export class CartData extends UserRowsData<CartItemEntity> {
  readonly section = 'cart';
  protected readonly entity = CartItemEntity;
  protected readonly exported = ['productId', 'quantity', 'createdAt'] as const;
}
