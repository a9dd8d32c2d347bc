import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PartialRefundEntity } from './partial-refund.entity.js';

/** Units of an order line that a refund gives back. */
@Entity('partial_refund_line')
@Check('partial_refund_line_quantity_check', 'quantity > 0')
@Check('partial_refund_line_amount_cents_check', 'amount_cents >= 0')
export class PartialRefundLineEntity {
  @ForeignKey(() => PartialRefundEntity)
  @PrimaryColumn('uuid')
  refundId!: string;

  /** The order line's id. */
  @PrimaryColumn('uuid')
  lineId!: string;

  @Column('int')
  quantity!: number;

  @Column('int')
  amountCents!: number;
}
