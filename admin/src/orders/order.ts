import type { Schema } from '../../../common/contract/client';

export type OrderLine = Schema<'OrderLine'>;

export type OrderEvent = Schema<'OrderEvent'>;
