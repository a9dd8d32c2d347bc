import type { Category } from '../../domain/category.js';
import type { CategoryEntity } from './category.entity.js';

/** Columns unknown to the domain, set by other statements. */
type OtherColumn = 'productCount' | 'createdAt' | 'deletedAt';
type CategoryRow = Omit<CategoryEntity, OtherColumn>;

export const toCategory = ({ id, title, icon, version }: CategoryRow) =>
  ({ id, title, icon: icon ?? undefined, version }) satisfies Category;

export const toCategoryRow = ({ id, title, icon, version }: Category) =>
  ({ id, title, icon: icon ?? null, version }) satisfies CategoryRow;
