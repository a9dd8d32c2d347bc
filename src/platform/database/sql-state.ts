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
