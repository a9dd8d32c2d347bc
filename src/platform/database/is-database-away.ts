import { isTransient } from '../../kernel/transient-error.js';
import { sqlState } from './sql-state.js';

/** The driver's words, which come without a code: no connection to be had, no answer, or lost in a transaction. */
const AWAY =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Query runner already released/i;

/** Postgres refuses, stops, or cannot be reached in time. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  // 57014: it took too long.
  if (/^(08|53|57P|57014)/.test(state)) return true;
  const message = error instanceof Error ? error.message : '';
  return isTransient(error) || AWAY.test(message);
}
