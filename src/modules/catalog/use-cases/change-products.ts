import { Inject, Injectable } from '@nestjs/common';
import { bulkChangeRules } from '../../../../common/contract/product.js';
import { batchesOf } from '../../../kernel/batches.js';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { AuditLog } from '../../auth/index.js';
import { editedProduct, type Product } from '../domain/product.js';
import { type BulkChange, editOf } from '../domain/bulk-change.js';
import { CatalogQueries, type ProductFilter } from '../ports/catalog-queries.js';
import { CategoryRepository } from '../ports/category-repository.js';
import { ImportRepository } from '../ports/import-repository.js';
import { ProductRepository } from '../ports/product-repository.js';
import type { ProductChange } from './edit-product.js';

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
    private readonly categories: CategoryRepository,
    private readonly imports: ImportRepository,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
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
    if (isDryRun) return this.rehearse(inLockOrder, change);
    return this.unitOfWork.run(async () => {
      const done = key !== undefined && (await this.imports.beginChange(key));
      if (done) return { changed: done.edited };
      const changes = await this.changesOf(inLockOrder, change, { locked: true });
      await this.products.save(changes);
      for (const { before, after } of changes) {
        const subject = `product ${before.id}`;
        await this.auditLog.recordIfAdmin(actor, 'products.edit', subject, { before, after });
      }
      if (key !== undefined) {
        const counts = { created: 0, edited: changes.length };
        await this.imports.remember({ key, counts, file: null });
      }
      return changes;
    });
  }

  /** Locks and writes nothing. */
  private async rehearse(ids: readonly string[], change: BulkChange): Promise<ProductChange[]> {
    const changes = await this.changesOf(ids, change, { locked: false });
    const isMoved = changes.some(({ before, after }) => before.categoryId !== after.categoryId);
    const categories = isMoved ? await this.categories.all() : [];
    if (isMoved && !categories.some(({ id }) => id === change.categoryId))
      throw new NotFound('Category');
    return changes;
  }

  /** @throws NotFound, InvalidInput */
  private async changesOf(
    ids: readonly string[],
    change: BulkChange,
    options: { readonly locked: boolean },
  ): Promise<ProductChange[]> {
    const found: Product[] = [];
    for (const batch of batchesOf(ids)) found.push(...(await this.products.find(batch, options)));
    if (found.length < ids.length) throw new NotFound('Product');
    return found.map((before) => ({
      before,
      after: editedProduct(before, editOf(change, before)),
    }));
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
