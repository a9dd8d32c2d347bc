import type { QueryConfig, QueryResult } from 'pg';

/** SQL of a write that may be sent together with others. */
export interface JoinableSql {
  /** Common table expressions, separated by commas; their names are unique among all such SQL. */
  readonly with?: string;
  /** An INSERT, UPDATE or DELETE. */
  readonly main: string;
}

interface JoinedWrite {
  readonly sql: JoinableSql;
  readonly values: readonly unknown[];
  readonly hasRows: boolean;
  resolve(result: QueryResult): void;
  reject(error: unknown): void;
}

/**
 * Writes that are begun at the same time, as one statement: they are common table expressions of the
 * last one, see the same snapshot, and are checked for foreign keys at the end.
 */
export class WriteBatch {
  private readonly writes: JoinedWrite[] = [];

  /** Whether another write fits: one statement returns the rows of one write only. */
  takes({ hasRows }: { readonly hasRows: boolean }): boolean {
    return !hasRows || this.writes.every((write) => !write.hasRows);
  }

  /** Resolves with the result of the whole statement, which is that of the write with rows. */
  add(sql: JoinableSql, values: readonly unknown[], hasRows: boolean): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.writes.push({ sql, values, hasRows, resolve, reject });
    });
  }

  /** Sends the statement and settles each write by its result. */
  async send(run: (statement: QueryConfig) => Promise<QueryResult>): Promise<void> {
    try {
      const result = await run(this.statement());
      for (const { resolve } of this.writes) resolve(result);
    } catch (error) {
      for (const { reject } of this.writes) reject(error);
    }
  }

  private statement(): QueryConfig {
    const ordered = this.writes.toSorted(
      (one, other) => Number(one.hasRows) - Number(other.hasRows),
    );
    return { text: textOf(ordered.map(({ sql }) => sql)), values: ordered.flatMap(toValues) };
  }
}

const toValues = ({ values }: JoinedWrite) => values;

/** The texts of each sequence of writes, which are few: what is begun together is always the same. */
const texts = new WeakMap<JoinableSql, Node>();

interface Node {
  readonly text: string;
  readonly next: WeakMap<JoinableSql, Node>;
}

/** Of statements in this order. Each is looked up by identity, not by its long text. */
function textOf(statements: readonly JoinableSql[]): string {
  let level = texts;
  let text = '';
  for (const [at, sql] of statements.entries()) {
    const node = level.get(sql) ?? {
      text: joined(statements.slice(0, at + 1)),
      next: new WeakMap(),
    };
    level.set(sql, node);
    ({ text, next: level } = node);
  }
  return text;
}

/** One text, whose placeholders are numbered through. */
export function joined(statements: readonly JoinableSql[]): string {
  const parts: string[] = [];
  let used = 0;
  let main = '';
  for (const [at, sql] of statements.entries()) {
    const before = used;
    const renumber = (text: string) =>
      text.replace(/\$(\d+)/g, (_, number: string) => {
        used = Math.max(used, before + Number(number));
        return `$${before + Number(number)}`;
      });
    if (sql.with) parts.push(renumber(sql.with).trim());
    main = renumber(sql.main).trim();
    if (at < statements.length - 1) parts.push(`write_${at + 1} AS (${main})`);
  }
  return parts.length > 0 ? `WITH ${parts.join(', ')} ${main}` : main;
}
