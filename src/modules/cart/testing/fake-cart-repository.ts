import { type CartLine, CartRepository } from '../ports/cart-repository.js';

export class FakeCartRepository extends CartRepository {
  private readonly linesOf = new Map<string, readonly CartLine[]>();

  /** Replaces the content of the user's cart. */
  fill(userId: string, lines: readonly CartLine[]): void {
    this.linesOf.set(userId, lines);
  }

  async lines(userId: string): Promise<CartLine[]> {
    return [...(this.linesOf.get(userId) ?? [])];
  }

  async remove(userId: string, bought: readonly CartLine[]): Promise<void> {
    const lines = await this.lines(userId);
    const rest = lines.map(({ productId, quantity }) => {
      const gone = bought.find((line) => line.productId === productId)?.quantity ?? 0;
      return { productId, quantity: quantity - gone };
    });
    const kept = rest.filter(({ quantity }) => quantity > 0);
    this.fill(userId, kept);
  }
}
