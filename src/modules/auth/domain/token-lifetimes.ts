import type { Role } from '../../../../common/contract/role.js';

/** Lifetimes of sessions and their tokens, in ms. The module binds them to the settings. */
export abstract class TokenLifetimes {
  /** A session that is not refreshed for this long has expired. */
  abstract readonly refreshMs: number;
  /** A session has ended this long after its login, however often it is refreshed. */
  abstract readonly sessionMs: Readonly<Record<Role, number>>;
  /** A refresh token stays valid for this long after its rotation, for two tabs or a lost response. */
  abstract readonly graceMs: number;
  /** But only for this long after the first use of its successor. */
  abstract readonly graceAfterUseMs: number;
  abstract readonly resetLinkMs: number;
  /** An unconfirmed change of email address can be undone for this long. */
  abstract readonly emailUndoMs: number;
}
