import type { Schema } from '../../../common/contract/client';

/** What the server tells a browser of the shop. */
export type Shop = Schema<'Shop'>;
