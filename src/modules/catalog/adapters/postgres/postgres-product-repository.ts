import { Injectable } from '@nestjs/common';
import { batchesOf } from '../../../../kernel/batches.js';
import { Clock } from '../../../../kernel/clock.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import type { Product, ProductWrite } from '../../domain/product.js';
import { ProductRepository } from '../../ports/product-repository.js';
import { ProductWords } from './product-words.js';

const COLUMNS =
  'name, description, price_cents, discount, category_id, images, featured, quantity, version';

/** Products in SQL, with their words, their ledger and the counters of their categories. */
@Injectable()
export class PostgresProductRepository extends ProductRepository {
  constructor(
    private readonly database: Database,
    private readonly words: ProductWords,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lock(id: string): Promise<Product | undefined> {
    const [product] = await this.find([id], { locked: true });
    return product;
  }

  find(ids: readonly string[], { locked }: { locked: boolean }): Promise<Product[]> {
    const lock = locked ? 'FOR UPDATE' : '';
    const sql = `SELECT id, name, description, price_cents AS "priceCents", discount,
              category_id AS "categoryId", images, featured, quantity, version
         FROM product WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id ${lock}`;
    const values = [ids.filter(isId)];
    return locked ? this.database.write<Product>(sql, values) : this.database.read(sql, values);
  }

  async save(writes: readonly ProductWrite[], tell?: (done: number) => void): Promise<void> {
    await this.count(
      writes.flatMap(({ before, after }) => {
        if (before?.categoryId === after.categoryId) return [];
        const from = before ? [{ id: before.categoryId, by: -1 }] : [];
        return [...from, { id: after.categoryId, by: 1 }];
      }),
    );
    let done = 0;
    for (const batch of batchesOf(writes)) {
      await this.writeRows(batch);
      await this.writeLedger(batch);
      const reworded = batch.filter(({ before, after }) => before?.version !== after.version);
      if (reworded.length > 0) await this.words.refresh(reworded.map(({ after }) => after.id));
      tell?.((done += batch.length));
    }
  }

  async remove({ id, categoryId }: Product): Promise<void> {
    await this.count([{ id: categoryId, by: -1 }]);
    await this.database.write('UPDATE product SET deleted_at = $2 WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
    await this.words.remove([id]);
  }

  /**
   * Counting locks the categories too, so that none can be deleted meanwhile; in one order, so that
   * two writers never wait for each other.
   */
  private async count(steps: readonly { id: string; by: number }[]): Promise<void> {
    const changes = new Map<string, number>();
    for (const { id, by } of steps) changes.set(id, (changes.get(id) ?? 0) + by);
    if (changes.size === 0) return;
    if (![...changes.keys()].every(isId)) throw new NotFound('Category');
    const counted = await this.database.writeCount(
      `WITH locked AS (
         SELECT id FROM category WHERE id = ANY ($1) AND deleted_at IS NULL
          ORDER BY id FOR NO KEY UPDATE
       )
       UPDATE category SET product_count = product_count + change
         FROM locked JOIN unnest($1::uuid[], $2::integer[]) step (id, change) USING (id)
        WHERE category.id = locked.id`,
      [[...changes.keys()], [...changes.values()]],
    );
    if (counted < changes.size) throw new NotFound('Category');
  }

  private async writeRows(batch: readonly ProductWrite[]): Promise<void> {
    const added = batch.filter(({ before }) => !before).map(({ after }) => rowOf(after));
    const edited = batch.filter(({ before }) => before).map(({ after }) => rowOf(after));
    if (added.length > 0) {
      await this.database.write(
        `INSERT INTO product (id, ${COLUMNS}, created_at)
         SELECT id, ${COLUMNS}, $2 FROM json_populate_recordset(NULL::product, $1)`,
        [JSON.stringify(added), this.clock.now()],
      );
    }
    if (edited.length > 0) {
      await this.database.write(
        `UPDATE product SET (${COLUMNS}) = ROW (${COLUMNS.replaceAll(/\w+/g, 'row.$&')})
           FROM json_populate_recordset(NULL::product, $1) row WHERE product.id = row.id`,
        [JSON.stringify(edited)],
      );
    }
  }

  private async writeLedger(batch: readonly ProductWrite[]): Promise<void> {
    const changes = batch
      .map(({ before, after }) => ({
        id: after.id,
        change: after.quantity - (before?.quantity ?? 0),
      }))
      .filter(({ change }) => change !== 0);
    if (changes.length === 0) return;
    await this.database.write(
      `INSERT INTO stock_ledger (product_id, change, reason, at)
       SELECT *, 'edited', $3 FROM unnest($1::uuid[], $2::integer[])`,
      [changes.map(({ id }) => id), changes.map(({ change }) => change), this.clock.now()],
    );
  }
}

function rowOf({ priceCents, categoryId, ...same }: Product): object {
  return { ...same, price_cents: priceCents, category_id: categoryId };
}
