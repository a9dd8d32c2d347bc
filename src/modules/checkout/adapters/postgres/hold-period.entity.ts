import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A time for which a checkout holds much of a product. */
@Entity('hold_period')
@Index('hold_period_user', ['userId', 'productId'])
export class HoldPeriodEntity {
  @PrimaryColumn('uuid')
  checkoutId!: string;

  @PrimaryColumn('uuid')
  productId!: string;

  @PrimaryColumn('timestamptz')
  heldFrom!: Date;

  @Column('timestamptz')
  heldUntil!: Date;

  @Column('uuid')
  userId!: string;
}
