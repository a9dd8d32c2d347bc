import { NotFound } from '../../../kernel/domain-error.js';
import { inLockOrder, OutOfStock, type StockLine } from '../domain/stock-line.js';
import { Stock } from '../ports/stock.js';
import type { FakeCatalog } from './fake-catalog.js';

/** The stock of an in-memory catalog. It checks all lines before it holds any, as a rollback would. */
export class FakeStock extends Stock {
  /** Units sold per product, less those returned. */
  readonly sold = new Map<string, number>();
  private readonly returnedLines = new Set<string>();

  constructor(private readonly catalog: FakeCatalog) {
    super();
  }

  /** Units of a product that nobody holds. */
  left(productId: string): number {
    return this.catalog.all.get(productId)?.quantity ?? 0;
  }

  async hold({ checkoutId, userId, lines }: Parameters<Stock['hold']>[0]): Promise<void> {
    if (this.catalog.held.has(checkoutId)) throw new Error(`${checkoutId} holds stock already`);
    const wanted = inLockOrder(lines);
    for (const { productId, quantity } of wanted) {
      const product = this.catalog.all.get(productId);
      if (!product) throw new NotFound('Product');
      const { id, name, quantity: left, available } = product;
      if (left < quantity || !available) {
        throw new OutOfStock({ id, name, left, available }, quantity);
      }
    }
    this.move(wanted, -1);
    this.catalog.held.set(checkoutId, { userId, lines: wanted });
  }

  async release(checkoutId: string): Promise<void> {
    this.move(this.unheld(checkoutId), 1);
  }

  /** Counts at once. */
  async commit(checkoutId: string): Promise<void> {
    this.count(this.unheld(checkoutId), 1);
  }

  async countSold(): Promise<number> {
    return 0;
  }

  async returnUnits(
    orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ): Promise<void> {
    const keyOf = ({ productId }: StockLine) => `${orderId} ${productId}`;
    const returned = inLockOrder(lines).filter((line) => !this.returnedLines.has(keyOf(line)));
    for (const line of returned) this.returnedLines.add(keyOf(line));
    this.count(returned, -1);
    if (restock) this.move(returned, 1);
  }

  async takeBack(
    _orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ): Promise<void> {
    const taken = inLockOrder(lines);
    this.count(taken, -1);
    if (restock) this.move(taken, 1);
  }

  async putBack(_orderId: string, lines: readonly StockLine[]): Promise<void> {
    this.move(inLockOrder(lines), 1);
  }

  async soldOutByHolds(limit: number): Promise<readonly string[]> {
    const held = [...this.catalog.held.values()].flatMap(({ lines }) => lines);
    const ids = new Set(held.map(({ productId }) => productId));
    return [...ids].filter((id) => this.left(id) === 0).slice(0, limit);
  }

  private unheld(checkoutId: string): readonly StockLine[] {
    const lines = this.catalog.held.get(checkoutId)?.lines ?? [];
    this.catalog.held.delete(checkoutId);
    return lines;
  }

  private move(lines: readonly StockLine[], sign: 1 | -1): void {
    for (const { productId, quantity } of lines) {
      this.catalog.sell(productId, { quantity: this.left(productId) + sign * quantity });
    }
  }

  private count(lines: readonly StockLine[], sign: 1 | -1): void {
    for (const { productId, quantity } of lines) {
      this.sold.set(productId, (this.sold.get(productId) ?? 0) + sign * quantity);
    }
  }
}
