import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { batchesOf } from '../../../../kernel/batches.js';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { insertRows } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { type Select, Statements } from '../../../../platform/database/statements.js';
import type { Product, ProductWrite } from '../../domain/product.js';
import { ProductRepository } from '../../ports/product-repository.js';
import { CatalogChanges } from './catalog-changes.js';
import { CategoryEntity } from './category.entity.js';
import { PRODUCT_PROPERTIES, PRODUCT_ROW, ProductEntity, toProductRow } from './product.entity.js';
import { SearchVocabulary } from './search-vocabulary.js';
import { StockLedgerEntity } from './stock.entity.js';

/** Products with their search terms, stock ledger and category counters. */
@Injectable()
export class PostgresProductRepository extends ProductRepository {
  private readonly reading = this.statements.prepare({ ...LIVE, params: ['ids'] });
  private readonly locking = this.statements.prepare({
    ...LIVE,
    params: ['ids'],
    build: (query) => LIVE.build(query).setLock('pessimistic_write'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly vocabulary: SearchVocabulary,
    private readonly changes: CatalogChanges,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lock(id: string): Promise<Product | undefined> {
    const [product] = await this.find([id], { locked: true });
    return product;
  }

  find(ids: readonly string[], { locked }: { locked: boolean }): Promise<Product[]> {
    const statement = locked ? this.locking : this.reading;
    return statement.many({ ids: ids.filter(isId) });
  }

  async save(writes: readonly ProductWrite[], onProgress?: (done: number) => void): Promise<void> {
    this.changes.announce();
    await this.count(
      writes.flatMap(({ before, after }) => {
        if (before?.categoryId === after.categoryId) return [];
        const from = before ? [{ id: before.categoryId, by: -1 }] : [];
        return [...from, { id: after.categoryId, by: 1 }];
      }),
    );
    let done = 0;
    for (const batch of batchesOf(writes)) {
      await this.store(batch);
      await this.addToLedger(batch);
      const reworded = batch.filter(({ before, after }) => before?.version !== after.version);
      if (reworded.length > 0) await this.vocabulary.refresh(reworded.map(({ after }) => after.id));
      onProgress?.((done += batch.length));
    }
  }

  async remove({ id, categoryId }: Product): Promise<void> {
    this.changes.announce();
    await this.count([{ id: categoryId, by: -1 }]);
    const products = this.repositories.write(ProductEntity);
    await products.update({ id }, { deletedAt: this.clock.now() });
    await this.vocabulary.remove(id);
  }

  purgeSearchTerms(after: string): Promise<string | undefined> {
    return this.vocabulary.purge(after);
  }

  /**
   * Updating the counters locks the categories as well, so that none can be deleted meanwhile; in
   * id order, so that two writers never deadlock.
   */
  private async count(steps: readonly { id: string; by: number }[]): Promise<void> {
    const changes = new Map<string, number>();
    for (const { id, by } of steps) {
      if (!isId(id)) throw new NotFound('Category');
      changes.set(id.toLowerCase(), (changes.get(id.toLowerCase()) ?? 0) + by);
    }
    for (const [id, by] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const { affected } = await this.repositories
        .write(CategoryEntity)
        .createQueryBuilder()
        .update()
        .set({ productCount: () => 'product_count + :by' })
        .where({ id, deletedAt: IsNull() })
        .setParameters({ by })
        .execute();
      if (affected === 0) throw new NotFound('Category');
    }
  }

  private async store(batch: readonly ProductWrite[]): Promise<void> {
    const createdAt = this.clock.now();
    await insertRows(
      this.repositories.write(ProductEntity),
      [...PRODUCT_PROPERTIES, 'createdAt'],
      batch.map(({ after }) => ({ ...toProductRow(after), createdAt })),
      { overwrite: PRODUCT_PROPERTIES },
    ).execute();
  }

  private async addToLedger(batch: readonly ProductWrite[]): Promise<void> {
    const at = this.clock.now();
    const changes = batch.map(({ before, after }) => ({
      productId: after.id,
      change: after.quantity - (before?.quantity ?? 0),
      reason: 'edited' as const,
      at,
    }));
    const rows = changes.filter(({ change }) => change !== 0);
    if (rows.length === 0) return;
    const ledger = this.repositories.write(StockLedgerEntity);
    await insertRows(ledger, ['productId', 'change', 'reason', 'at'], rows).execute();
  }
}

const LIVE: Select<typeof PRODUCT_ROW> = {
  select: PRODUCT_ROW,
  build: (query) =>
    query
      .from(ProductEntity, 'product')
      .where('product.id = ANY (:ids) AND product.deletedAt IS NULL')
      .orderBy('product.id'),
};
