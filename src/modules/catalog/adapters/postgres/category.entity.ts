import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Category } from '../../domain/category.js';

/** A category; deleted ones stay for past orders. */
@Entity('category')
@Check('category_product_count_check', 'product_count >= 0')
@Index('category_title', { synchronize: false })
export class CategoryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  icon!: string | null;

  /** Number of live products, updated with each write, so that no list has to count them. */
  @Column('int', { default: 0 })
  productCount!: number;

  /** Incremented by each edit; not a `@VersionColumn`, which a product moved into it would increment, too. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** Columns unknown to the domain, set by other statements. */
type OtherColumn = 'productCount' | 'createdAt' | 'deletedAt';
type CategoryRow = Omit<CategoryEntity, OtherColumn>;

export const toCategory = ({ id, title, icon, version }: CategoryRow) =>
  ({ id, title, icon: icon ?? undefined, version }) satisfies Category;

export const toCategoryRow = ({ id, title, icon, version }: Category) =>
  ({ id, title, icon: icon ?? null, version }) satisfies CategoryRow;
