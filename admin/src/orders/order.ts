import type { Schema } from '../../../common/contract/client';

export type OrderLine = Schema<'OrderLine'>;

export type Parcel = Schema<'Parcel'>;

export type OrderEvent = Schema<'OrderEvent'>;

export type UnsentEmail = Schema<'UnsentEmail'>;
