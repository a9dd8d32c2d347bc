import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { ProductEntity } from './product.entity.js';

/** Units of a product held by a checkout. */
@Entity('stock_hold')
@Check('stock_hold_quantity_check', 'quantity > 0')
@Index('stock_hold_user_id', ['userId', 'productId'])
@Index('stock_hold_product', ['productId', 'takenAt'])
export class StockHoldEntity {
  @PrimaryColumn('uuid')
  checkoutId!: string;

  @ForeignKey(() => ProductEntity)
  @PrimaryColumn('uuid')
  productId!: string;

  @Column('uuid')
  userId!: string;

  @Column('int')
  quantity!: number;

  @Column('timestamptz')
  takenAt!: Date;
}

/** A change of a quantity; the sum of a product's changes is its quantity. */
@Entity('stock_ledger')
@Check(
  'stock_ledger_reason_check',
  `reason IN ('edited', 'held', 'released', 'returned', 'written_off', 'refunded', 'put_back')`,
)
@Index('stock_ledger_product', ['productId', 'id'])
// A sale finds the units that its checkout holds, however often their product was sold.
@Index('stock_ledger_held', ['checkoutId'], { where: `reason = 'held' AND order_id IS NULL` })
@Index('stock_ledger_uncounted', ['productId', 'id'], { where: 'uncounted IS NOT NULL' })
@Index('stock_given_back_once', ['orderId', 'productId'], {
  unique: true,
  where: `reason IN ('returned', 'written_off')`,
})
export class StockLedgerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey(() => ProductEntity)
  @Column('uuid')
  productId!: string;

  @Column('int')
  change!: number;

  @Column('text')
  reason!: 'edited' | 'held' | 'released' | 'returned' | 'written_off' | 'refunded' | 'put_back';

  @Column('uuid', { nullable: true })
  checkoutId!: string | null;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  /** Units sold that the product does not count yet; null where there are none. */
  @Column('int', { nullable: true })
  uncounted!: number | null;

  @Column('timestamptz')
  at!: Date;
}
