import { type CartLine, CartRepository } from '../../cart/index.js';
import {
  Catalog,
  type CatalogProduct,
  OutOfStock,
  Stock,
  type StockLine,
} from '../../catalog/index.js';
import { type Refund, Refunds } from '../../payment/index.js';

export class FakeCartRepository extends CartRepository {
  content: CartLine[] = [];

  async lines(): Promise<CartLine[]> {
    return this.content;
  }

  async remove(_userId: string, bought: readonly CartLine[]): Promise<void> {
    this.content = this.content
      .map((line) => {
        const gone = bought.find((each) => each.productId === line.productId)?.quantity ?? 0;
        return { ...line, quantity: line.quantity - gone };
      })
      .filter((line) => line.quantity > 0);
  }
}

export class FakeCatalog extends Catalog {
  readonly all = new Map<string, CatalogProduct>();

  async products(ids: readonly string[]): Promise<CatalogProduct[]> {
    return ids.flatMap((id) => this.all.get(id) ?? []);
  }
}

/** Stock in memory. It checks all lines before it takes any, as a rollback would leave it. */
export class FakeStock extends Stock {
  readonly left = new Map<string, number>();
  readonly held = new Map<string, readonly StockLine[]>();
  readonly sold: { orderId: string; lines: readonly StockLine[] }[] = [];

  async hold({ checkoutId, lines }: { checkoutId: string; lines: readonly StockLine[] }) {
    for (const { productId: id, quantity } of lines) {
      const left = this.left.get(id) ?? 0;
      if (left < quantity) throw new OutOfStock({ id, name: id, left, available: true });
    }
    this.move(lines, -1);
    this.held.set(checkoutId, lines);
  }

  async release(checkoutId: string): Promise<void> {
    this.move(this.held.get(checkoutId) ?? [], 1);
    this.held.delete(checkoutId);
  }

  async commit(checkoutId: string, orderId: string): Promise<void> {
    this.sold.push({ orderId, lines: this.held.get(checkoutId) ?? [] });
    this.held.delete(checkoutId);
  }

  async returnUnits(): Promise<void> {
    throw new Error('the checkout never takes an order back');
  }

  private move(lines: readonly StockLine[], sign: 1 | -1): void {
    for (const { productId, quantity } of lines) {
      this.left.set(productId, (this.left.get(productId) ?? 0) + sign * quantity);
    }
  }
}

type Requested = Parameters<Refunds['request']>[0];

export class FakeRefunds extends Refunds {
  readonly requested: Requested[] = [];

  async request(refund: Requested): Promise<void> {
    const isKnown = this.requested.some((known) => known.intentId === refund.intentId);
    if (!isKnown) this.requested.push(refund);
  }

  async retry(): Promise<void> {
    throw new Error('the checkout never retries a refund');
  }

  async findByIntent(): Promise<Refund | undefined> {
    return undefined;
  }
}
