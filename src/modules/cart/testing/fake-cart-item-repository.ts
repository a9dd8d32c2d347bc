import { cartRules } from '../../../../common/contract/cart.js';
import { isId } from '../../../kernel/ids.js';
import type { CartItem } from '../domain/cart-item.js';
import { CartItemRepository } from '../ports/cart-repository.js';

/** Cart items in memory, oldest first. */
export class FakeCartItemRepository extends CartItemRepository {
  private rows: (CartItem & { readonly userId: string })[] = [];

  async of(userId: string): Promise<CartItem[]> {
    return this.rows.filter((row) => row.userId === userId).map(toItem);
  }

  async find(userId: string, id: string): Promise<CartItem | undefined> {
    if (!isId(id)) throw new Error('Ids are well-formed.');
    return (await this.of(userId)).find((item) => item.id === id);
  }

  async hasProduct(userId: string, productId: string): Promise<boolean> {
    return (await this.of(userId)).some((item) => item.productId === productId);
  }

  async add(userId: string, item: CartItem, most: number): Promise<CartItem | undefined> {
    const items = await this.of(userId);
    const known = items.find(({ productId }) => productId === item.productId);
    if (!known) {
      if (items.length >= cartRules.maxProducts) return undefined;
      this.rows.push({ ...item, userId });
      return item;
    }
    const quantity = known.quantity + item.quantity;
    return quantity > most ? undefined : this.setQuantity(userId, known.id, quantity);
  }

  async setQuantity(userId: string, id: string, quantity: number): Promise<CartItem | undefined> {
    if (!(await this.find(userId, id))) return undefined;
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, quantity } : row));
    return this.find(userId, id);
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const isThere = (await this.find(userId, id)) !== undefined;
    if (isThere) this.rows = this.rows.filter((row) => row.id !== id);
    return isThere;
  }
}

const toItem = ({ id, productId, quantity }: CartItem): CartItem => ({ id, productId, quantity });
