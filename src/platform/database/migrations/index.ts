import { Outbox1700000000001 } from './0001-outbox.js';
import { Payment1700000000007 } from './0007-payment.js';

/** The one history of the schema, in order. A migration that has run anywhere is never edited. */
export const migrations = [Outbox1700000000001, Payment1700000000007];
