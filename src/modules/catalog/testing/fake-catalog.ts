import { Catalog, type CatalogProduct } from '../ports/catalog.js';

/** The products of a catalog in memory; each has the given stock for everybody. */
export class FakeCatalog extends Catalog {
  readonly all = new Map<string, CatalogProduct>();

  /** Puts a product on sale, or changes one. */
  sell(id: string, change: Partial<CatalogProduct>): void {
    const priceCents = change.priceCents ?? 1_000;
    this.all.set(id, {
      id,
      name: `Product ${id}`,
      images: ['/one.png'],
      srcset: [],
      priceCents,
      finalPriceCents: priceCents,
      hasDiscount: false,
      discount: 0,
      quantity: 1,
      available: true,
      ...this.all.get(id),
      ...change,
    });
  }

  async products(ids: readonly string[]): Promise<CatalogProduct[]> {
    return ids.flatMap((id) => this.all.get(id) ?? []);
  }
}
