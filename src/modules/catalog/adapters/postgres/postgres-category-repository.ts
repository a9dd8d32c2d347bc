import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../../kernel/time.js';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { CategoryTitleTaken } from '../../domain/catalog-errors.js';
import type { Category } from '../../domain/category.js';
import { CategoryRepository } from '../../ports/category-repository.js';
import { CatalogChanges } from './catalog-changes.js';
import { CategoryEntity, toCategory, toCategoryRow } from './category.entity.js';
import { SearchVocabulary } from './search-vocabulary.js';

/** Categories, and the search terms of their products. */
@Injectable()
export class PostgresCategoryRepository extends CategoryRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly vocabulary: SearchVocabulary,
    private readonly changes: CatalogChanges,
    private readonly clock: Clock,
  ) {
    super();
  }

  async all(): Promise<Category[]> {
    const rows = await this.repositories.read(CategoryEntity).findBy({ deletedAt: IsNull() });
    return rows.map(toCategory);
  }

  async lock(id: string): Promise<(Category & { products: number }) | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.categories.findOne({
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    return row ? { ...toCategory(row), products: row.productCount } : undefined;
  }

  async add(category: Category): Promise<void> {
    this.changes.announce();
    const row = { ...toCategoryRow(category), createdAt: this.clock.now() };
    await this.categories.insert(row).catch(refuseTakenTitle);
  }

  async save(before: Category, after: Category): Promise<void> {
    this.changes.announce();
    const { id, ...changed } = toCategoryRow(after);
    await this.categories.update({ id }, changed).catch(refuseTakenTitle);
    if (after.title !== before.title) await this.vocabulary.refreshCategory(id);
  }

  async remove(id: string): Promise<void> {
    this.changes.announce();
    await this.categories.update({ id }, { deletedAt: this.clock.now() });
  }

  private get categories() {
    return this.repositories.write(CategoryEntity);
  }
}

function refuseTakenTitle(error: unknown): never {
  throw brokenConstraint(error) === 'category_title' ? new CategoryTitleTaken() : error;
}
