import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DiscountKind, DiscountScopeKind } from '../../../../../common/contract/discount.js';

/** A code that lowers the price of a purchase. */
@Entity('discount_code')
@Check('discount_code_code_check', 'code = upper(code)')
@Check('discount_code_minimum_cents_check', 'minimum_cents > 0')
@Check('discount_code_scope_check', `scope IN ('all', 'products', 'categories')`)
@Check('discount_code_max_uses_check', 'max_uses > 0')
@Check('discount_code_max_uses_per_customer_check', 'max_uses_per_customer > 0')
@Check(
  'discount_code_value_check',
  `CASE kind WHEN 'percent' THEN percent BETWEEN 1 AND 100 AND amount_cents IS NULL
    WHEN 'amount' THEN amount_cents > 0 AND percent IS NULL
    WHEN 'free_delivery' THEN percent IS NULL AND amount_cents IS NULL ELSE false END`,
)
@Check('discount_code_ends_at_check', 'ends_at > starts_at')
@Index('discount_code_code', ['code'], { unique: true })
export class DiscountCodeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** In upper case. */
  @Column('text')
  code!: string;

  @Column('text')
  kind!: DiscountKind;

  @Column('int', { nullable: true })
  percent!: number | null;

  @Column('int', { nullable: true })
  amountCents!: number | null;

  @Column('int', { nullable: true })
  minimumCents!: number | null;

  @Column('text')
  scope!: DiscountScopeKind;

  /** Products or categories; empty for all products. */
  @Column('uuid', { array: true })
  targetIds!: readonly string[];

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;

  @Column('int', { nullable: true })
  maxUses!: number | null;

  @Column('int', { nullable: true })
  maxUsesPerCustomer!: number | null;

  @Column('boolean')
  isActive!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('int')
  version!: number;
}
