import type { Schema } from '../../../../common/contract/client';
import type { WithId } from '../../data/with-id';

/** What became of one of many orders. */
export type ShippingResult = WithId<Schema<'BulkShipResult'>>;
