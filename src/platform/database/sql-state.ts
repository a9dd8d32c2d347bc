/** The SQLSTATE of a database error, through TypeORM's wrapping; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('driverError' in error) return sqlState(error.driverError);
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code;
  }
  return undefined;
}

/** The name of the constraint or unique index that a write broke, if it broke one. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('driverError' in error) return brokenConstraint(error.driverError);
  return 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
