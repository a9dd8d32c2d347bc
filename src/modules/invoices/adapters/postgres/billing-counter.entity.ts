import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of the current series: one counter for invoices, one for credit notes and reversals. */
@Entity('billing_counter')
@Check('billing_counter_name_check', `name IN ('invoice', 'credit_note')`)
@Check('billing_counter_check', 'series > 0 AND last_number >= 0')
export class BillingCounterEntity {
  @PrimaryColumn('text')
  name!: 'invoice' | 'credit_note';

  @Column('int')
  series!: number;

  @Column('int')
  lastNumber!: number;
}
