import { isTransient } from '../../kernel/transient-error.js';
import { sqlState } from './sql-state.js';

/** Messages of the driver, which have no code: no connection, no response, or lost in a transaction. */
const AWAY =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Query runner already released/i;

/** The connection leads to a server that takes no writes, such as a primary that was replaced. */
const READ_ONLY = '25006';

/** Whether Postgres refused a write because this server, or this connection to it, takes none. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === READ_ONLY;

/** Whether Postgres refuses connections or writes, is shutting down, or did not respond in time. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  // 57014: cancelled by the statement timeout.
  if (/^(08|53|57P|57014)/.test(state) || state === READ_ONLY) return true;
  const message = error instanceof Error ? error.message : '';
  return isTransient(error) || AWAY.test(message);
}
