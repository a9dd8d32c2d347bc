import type { RaRecord } from 'react-admin';

/** One write by an admin, as the API tells it. */
export interface AuditEntry extends RaRecord<string> {
  at: string;
  /** Null for the operator at the command line. */
  who: { _id: string; name: string; email: string } | null;
  /** For example `products.edit`. */
  what: string;
  /** For example `order 100044`. */
  subject: string;
  before: unknown;
  after: unknown;
}
