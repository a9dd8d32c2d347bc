import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DiscountCodeEntity } from './discount-code.entity.js';

/** A part of the number of uses of a code: the sum of its slots is the number. Triggers add to it. */
@Entity('discount_use_count')
@Check('discount_use_count_slot_check', 'slot BETWEEN 0 AND 15')
export class DiscountUseCountEntity {
  @PrimaryColumn('text')
  code!: string;

  /** Of the transactions that add to it. */
  @PrimaryColumn('int')
  slot!: number;

  /** May be below zero. */
  @Column('int')
  uses!: number;
}

/** An order whose payment succeeded after its hold had ended: its use of the code may exceed the limits. */
@Entity('late_discount_use')
@Index('late_discount_use_code', ['code'])
export class LateDiscountUseEntity {
  @PrimaryColumn('uuid')
  orderId!: string;

  @Column('text')
  code!: string;
}

/** The tables of the module. */
export const DISCOUNTS_ENTITIES = [
  DiscountCodeEntity,
  DiscountUseCountEntity,
  LateDiscountUseEntity,
];
