import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { isId } from '../../../kernel/ids.js';
import { CartItemRepository } from '../ports/cart-repository.js';

/** Removes an item from the caller's cart. */
@Injectable()
export class RemoveItem {
  constructor(private readonly items: CartItemRepository) {}

  /** @throws NotFound */
  async execute(userId: string, id: string): Promise<void> {
    const isDeleted = isId(id) && (await this.items.delete(userId, id));
    if (!isDeleted) throw new NotFound('Cart item');
  }
}
