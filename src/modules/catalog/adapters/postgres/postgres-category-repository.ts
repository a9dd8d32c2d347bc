import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { brokenConstraint } from '../../../../platform/database/sql-state.js';
import { CategoryTitleTaken } from '../../domain/catalog-errors.js';
import { type Category, CategoryRepository } from '../../ports/category-repository.js';
import { ProductWords } from './product-words.js';

/** Categories in SQL. */
@Injectable()
export class PostgresCategoryRepository extends CategoryRepository {
  constructor(
    private readonly database: Database,
    private readonly words: ProductWords,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lock(id: string): Promise<(Category & { products: number }) | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await this.database.write<{
      id: string;
      title: string;
      icon: string | null;
      products: number;
    }>(
      `SELECT id, title, icon, product_count AS products FROM category
        WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
      [id],
    );
    return row && { ...row, icon: row.icon ?? undefined };
  }

  async add({ id, title, icon }: Category): Promise<void> {
    await this.named('INSERT INTO category (id, title, icon, created_at) VALUES ($1, $2, $3, $4)', [
      id,
      title,
      icon ?? null,
      this.clock.now(),
    ]);
  }

  async save(before: Category, { id, title, icon }: Category): Promise<void> {
    await this.named('UPDATE category SET title = $2, icon = $3 WHERE id = $1', [
      id,
      title,
      icon ?? null,
    ]);
    if (title !== before.title) await this.words.refreshCategory(id);
  }

  async remove(id: string): Promise<void> {
    await this.database.write('UPDATE category SET deleted_at = $2 WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
  }

  private async named(sql: string, values: readonly unknown[]): Promise<void> {
    try {
      await this.database.write(sql, values);
    } catch (error) {
      if (brokenConstraint(error) === 'category_title') throw new CategoryTitleTaken();
      throw error;
    }
  }
}
