import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

export type Subscriber = WithId<Schema<'Subscriber'>>;
