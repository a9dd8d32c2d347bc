import { isTransient } from '../../kernel/transient-error.js';

/** Returns the SQLSTATE of a database error wrapped by TypeORM; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('driverError' in error) return sqlState(error.driverError);
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code;
  }
  return undefined;
}

/** Returns the name of the violated constraint or unique index, if any. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('driverError' in error) return brokenConstraint(error.driverError);
  return 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}

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
