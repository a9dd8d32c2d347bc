import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
