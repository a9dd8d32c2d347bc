import { unitsOf } from '../../../../common/format/units.js';
import { isId } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import type { StockLine } from '../domain/stock-line.js';
import { Catalog, type CatalogProduct } from '../ports/catalog.js';

/** An in-memory catalog. `FakeStock` changes its quantities. */
export class FakeCatalog extends Catalog {
  /** As a user without a hold sees them. */
  readonly all = new Map<string, CatalogProduct>();
  /** Units held by each checkout. */
  readonly held = new Map<
    string,
    { readonly userId: string; readonly lines: readonly StockLine[] }
  >();

  /** Adds or changes a product; the final price follows from price and discount. */
  sell(id: string, change: Partial<CatalogProduct>): void {
    const product: Omit<CatalogProduct, 'id' | 'finalPriceCents' | 'hasDiscount'> = {
      name: `Product ${id}`,
      categoryId: 'category',
      images: ['/one.png'],
      srcset: [],
      priceCents: 1_000,
      discount: 0,
      weightGrams: null,
      taxClass: 'standard',
      quantity: 1,
      available: true,
      ...this.all.get(id),
      ...change,
    };
    this.all.set(id, {
      ...product,
      id,
      finalPriceCents: Money.ofCents(product.priceCents).less(product.discount).cents,
      hasDiscount: product.discount > 0,
    });
  }

  async products(ids: readonly string[], forUserId?: string): Promise<CatalogProduct[]> {
    const known = new Set(ids.filter(isId).map((id) => id.toLowerCase()));
    return [...known].flatMap((id) => {
      const product = this.all.get(id);
      return product ? { ...product, quantity: product.quantity + this.heldBy(forUserId, id) } : [];
    });
  }

  private heldBy(userId: string | undefined, id: string): number {
    const own = [...this.held.values()].filter((hold) => hold.userId === userId);
    return unitsOf(own.flatMap(({ lines }) => lines.filter(({ productId }) => productId === id)));
  }
}
