import { DisputeEntity } from './dispute.entity.js';
import { FraudWarningEntity } from './fraud-warning.entity.js';
import { PartialRefundEntity } from './partial-refund.entity.js';
import { PartialRefundLineEntity } from './partial-refund-line.entity.js';
import { PaymentEntity } from './payment.entity.js';
import { ProviderEventEntity } from './provider-event.entity.js';
import { RefundEntity } from './refund.entity.js';

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
