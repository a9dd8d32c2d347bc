import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

/** How the shop runs, as the API reports it. */
export type OperationsState = Schema<'Operations'>;

export type PaymentWithoutOrder = Schema<'PaymentWithoutOrder'>;

/** Work that was not done, or that waits after many tries. */
export type FailedJob = WithId<Schema<'FailedJob'>>;
