import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PartialRefundEntity, PartialRefundLineEntity } from './partial-refund.entity.js';
import { DisputeEntity, FraudWarningEntity } from './payment-reports.entity.js';
import { PaymentEntity, RefundEntity } from './refund.entity.js';

/** An event of the payment provider, stored once. */
@Entity('provider_event')
@Index('provider_event_received', ['receivedAt'])
export class ProviderEventEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text', { nullable: true })
  intentId!: string | null;

  @Column('timestamptz')
  receivedAt!: Date;
}

/** The tables of the module. */
export const PAYMENT_ENTITIES = [
  DisputeEntity,
  FraudWarningEntity,
  PartialRefundEntity,
  PartialRefundLineEntity,
  PaymentEntity,
  ProviderEventEntity,
  RefundEntity,
];
