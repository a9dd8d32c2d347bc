import { CheckoutEntity } from './checkout.entity.js';
import { HoldPeriodEntity } from './hold-period.entity.js';
import { ReconciliationCursorEntity } from './reconciliation-cursor.entity.js';
import { UnmatchedPaymentEntity } from './unmatched-payment.entity.js';

/** The tables of the module. */
export const CHECKOUT_ENTITIES = [
  CheckoutEntity,
  HoldPeriodEntity,
  ReconciliationCursorEntity,
  UnmatchedPaymentEntity,
];
