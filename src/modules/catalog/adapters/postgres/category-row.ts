import type { Category } from '../../ports/category-repository.js';
import type { CategoryEntity } from './category.entity.js';

/** Columns that the domain does not know: other writes keep them. */
type OtherColumn = 'productCount' | 'createdAt' | 'deletedAt';
type CategoryRow = Omit<CategoryEntity, OtherColumn>;

export const toCategory = ({ id, title, icon }: CategoryRow) =>
  ({ id, title, icon: icon ?? undefined }) satisfies Category;

export const toCategoryRow = ({ id, title, icon }: Category) =>
  ({ id, title, icon: icon ?? null }) satisfies CategoryRow;
