import { Inject, Injectable } from '@nestjs/common';
import { bulkChangeRules } from '../../../../common/contract/product.js';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../domain/actor.js';
import { type BulkChange, editOf } from '../domain/bulk-change.js';
import { CatalogQueries, type ProductFilter } from '../ports/catalog-queries.js';
import { ImportRepository } from '../ports/import-repository.js';
import { ProductRepository } from '../ports/product-repository.js';
import { BulkTransaction } from './bulk-transaction.js';
import { EditProduct, type ProductChange } from './edit-product.js';

/** Each changed product stays locked until all are changed. */
const MAX_AT_ONCE = bulkChangeRules.max;

export interface ChangeOptions {
  /** Dry run: reports the changes and makes none. */
  readonly isDryRun: boolean;
  /** A change with a known key is not made again. */
  readonly key?: string | undefined;
}

/** Applies the same change to many products: all of them, or none. */
@Injectable()
export class ChangeProducts {
  constructor(
    @Inject(CatalogQueries) private readonly queries: Pick<CatalogQueries, 'allProducts'>,
    private readonly products: ProductRepository,
    private readonly editProduct: EditProduct,
    private readonly imports: ImportRepository,
    private readonly bulkTransaction: BulkTransaction,
  ) {}

  /**
   * A dry run returns the same and changes nothing.
   * @returns only how many were changed where it was done under this key before
   * @throws NotFound for an unknown product or category; InvalidInput for more than 1,000.
   */
  async execute(
    actor: Actor,
    which: { readonly ids: readonly string[] } | { readonly filter: ProductFilter },
    change: BulkChange,
    { isDryRun, key }: ChangeOptions,
  ): Promise<ProductChange[] | { readonly changed: number }> {
    const ids = 'ids' in which ? which.ids : await this.idsOf(which.filter);
    const inLockOrder = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
    if (inLockOrder.length > MAX_AT_ONCE) tooMany();
    return this.bulkTransaction.run(isDryRun, async () => {
      const before = key !== undefined && !isDryRun && (await this.imports.beginChange(key));
      if (before) return { changed: before.edited };
      const changes: ProductChange[] = [];
      for (const id of inLockOrder) {
        const product = await this.products.lock(id);
        if (!product) throw new NotFound('Product');
        changes.push(await this.editProduct.execute(actor, id, editOf(change, product)));
      }
      if (key !== undefined && !isDryRun) {
        const counts = { created: 0, edited: changes.length };
        await this.imports.remember({ key, counts, file: null });
      }
      return changes;
    });
  }

  private async idsOf(filter: ProductFilter): Promise<string[]> {
    const ids: string[] = [];
    for await (const batch of this.queries.allProducts(filter)) {
      ids.push(...batch.map(({ id }) => id));
      if (ids.length > MAX_AT_ONCE) tooMany();
    }
    return ids;
  }
}

function tooMany(): never {
  throw InvalidInput.field('ids', bulkChangeRules.tooMany);
}
