import type { Schema } from '../../../common/contract/client';

/** How the shop runs, as the API reports it. */
export type OperationsState = Schema<'Operations'>;

export type PaymentWithoutOrder = Schema<'PaymentWithoutOrder'>;
