import type { Schema } from '../../../common/contract/client';
import type { WithId } from '../data/with-id';

/** One write by an admin, as the API tells it. */
export type AuditEntry = WithId<Schema<'AuditEntry'>>;
