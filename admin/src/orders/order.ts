import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

export type OrderLine = Schema<'OrderLine'>;

export type OrderEvent = Schema<'OrderEvent'>;

/** Amounts in dollars. */
export type Order = WithId<Schema<'Order'>>;
