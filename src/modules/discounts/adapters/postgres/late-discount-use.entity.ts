import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An order whose payment succeeded after its hold had ended: its use of the code may exceed the limits. */
@Entity('late_discount_use')
@Index('late_discount_use_code', ['code'])
export class LateDiscountUseEntity {
  @PrimaryColumn('uuid')
  orderId!: string;

  @Column('text')
  code!: string;
}
