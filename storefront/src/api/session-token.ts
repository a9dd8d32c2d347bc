import type { Schema } from '../../../common/contract/client';

/** What a login answers with. */
export type SessionToken = Schema<'Session'>;
