import type { Schema } from '../../../common/contract/client';

/** The state of the running shop, as the API reports it. */
export type OperationsState = Schema<'Operations'>;

export type PaymentWithoutOrder = Schema<'PaymentWithoutOrder'>;
