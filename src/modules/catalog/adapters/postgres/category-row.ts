import type { Category } from '../../ports/category-repository.js';
import type { CategoryEntity } from './category.entity.js';

/** Columns unknown to the domain, set by other statements. */
type OtherColumn = 'productCount' | 'createdAt' | 'deletedAt';
type CategoryRow = Omit<CategoryEntity, OtherColumn>;

export const toCategory = ({ id, title, icon }: CategoryRow) =>
  ({ id, title, icon: icon ?? undefined }) satisfies Category;

export const toCategoryRow = ({ id, title, icon }: Category) =>
  ({ id, title, icon: icon ?? null }) satisfies CategoryRow;
