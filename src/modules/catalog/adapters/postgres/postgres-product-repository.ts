import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import type { Product } from '../../domain/product.js';
import { ProductRepository } from '../../ports/product-repository.js';
import { ProductWords } from './product-words.js';

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
    if (!isId(id)) return undefined;
    const [product] = await this.database.write<Product>(
      `SELECT id, name, description, price_cents AS "priceCents", discount,
              category_id AS "categoryId", images, featured, quantity, version
         FROM product WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
      [id],
    );
    return product;
  }

  async add(product: Product): Promise<void> {
    await this.count(product.categoryId, 1);
    await this.database.write(
      `INSERT INTO product (id, name, description, price_cents, discount, category_id, images,
                            featured, quantity, version, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [...columnsOf(product), this.clock.now()],
    );
    await this.writeLedger(product.id, product.quantity);
    await this.words.refresh([product.id]);
  }

  async save(before: Product, after: Product): Promise<void> {
    if (before.categoryId !== after.categoryId) {
      const moves = [
        { id: before.categoryId, by: -1 },
        { id: after.categoryId, by: 1 },
      ].sort((one, other) => (one.id < other.id ? -1 : 1));
      for (const { id, by } of moves) await this.count(id, by);
    }
    await this.database.write(
      `UPDATE product SET name = $2, description = $3, price_cents = $4, discount = $5,
              category_id = $6, images = $7, featured = $8, quantity = $9, version = $10
        WHERE id = $1`,
      columnsOf(after),
    );
    await this.writeLedger(after.id, after.quantity - before.quantity);
    if (after.version !== before.version) await this.words.refresh([after.id]);
  }

  async remove({ id, categoryId }: Product): Promise<void> {
    await this.count(categoryId, -1);
    await this.database.write('UPDATE product SET deleted_at = $2 WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
    await this.words.remove([id]);
  }

  /** Counting locks the category too, so that it cannot be deleted meanwhile. */
  private async count(categoryId: string, by: number): Promise<void> {
    if (!isId(categoryId)) throw new NotFound('Category');
    const counted = await this.database.writeCount(
      `UPDATE category SET product_count = product_count + $2
        WHERE id = $1 AND deleted_at IS NULL`,
      [categoryId, by],
    );
    if (counted === 0) throw new NotFound('Category');
  }

  private async writeLedger(productId: string, change: number): Promise<void> {
    if (change === 0) return;
    await this.database.write(
      `INSERT INTO stock_ledger (product_id, change, reason, at) VALUES ($1, $2, 'edited', $3)`,
      [productId, change, this.clock.now()],
    );
  }
}

function columnsOf(product: Product): unknown[] {
  const { id, name, description, priceCents, discount, categoryId } = product;
  const { images, featured, quantity, version } = product;
  return [
    id,
    name,
    description,
    priceCents,
    discount,
    categoryId,
    images,
    featured,
    quantity,
    version,
  ];
}
