import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

export type User = WithId<Schema<'User'>>;
