import { createHash } from 'node:crypto';

/** Each is parsed once on every connection and kept there: enough for all fixed texts of the shop. */
const MOST = 300;

/** Names for prepared statements, made from their texts: the same in every process. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Undefined once there are very many: a text that is put together anew each time is not worth it. */
  of(sql: string): string | undefined {
    const known = this.names.get(sql);
    if (known || this.names.size >= MOST) return known;
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
    this.names.set(sql, name);
    return name;
  }
}

/** Those of this process: a text has one name, whoever runs it. */
export const statementNames = new StatementNames();
