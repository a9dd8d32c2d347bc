import { createHash } from 'node:crypto';

/** Each statement is parsed and kept on every connection; this covers all constant texts of the shop. */
const MOST = 300;

/** Names of prepared statements, derived from their texts and so equal in every process. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Undefined above the limit: texts that differ on each call are not worth preparing. */
  of(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known || this.names.size >= MOST) return known;
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
    this.names.set(sql, name);
    return name;
  }
}

/** The registry of this process, so that a text has one name whoever runs it. */
export const statementNames = new StatementNames();
