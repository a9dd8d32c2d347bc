import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Settings that make Postgres log each statement with its plan. */
export const WRITE_DOWN = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_parameter_max_length': '-1',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'bench-log',
  log_filename: 'statements.log',
};

/** Statements of background work, which recur without any request. */
const BACKGROUND = /\b(outbox|lease|worker|pg_notify|installation)\b|^\s*(BEGIN|COMMIT|LISTEN)/i;

/** Reads the statements that Postgres logged, from where the last read ended. */
export class Statements {
  constructor(file) {
    this.file = file;
    this.read = 0;
    /** Whether statements of background work are reported, too. */
    this.everything = false;
  }

  /** @param {import('pg').Client} db a connection as the superuser */
  static async of(db) {
    const { rows } = await db.query('SHOW data_directory');
    return new Statements(join(rows[0].data_directory, 'bench-log/statements.json'));
  }

  /**
   * The statements that the shop ran during `work`.
   * @returns {Promise<{ sql: string, parameters: string, ms: number, plan: object }[]>}
   */
  async during(work) {
    this.next();
    await work();
    // Postgres writes the log in a process of its own, a moment later.
    await pause(150);
    return this.next();
  }

  next() {
    if (!existsSync(this.file)) return [];
    const all = readFileSync(this.file);
    const end = all.lastIndexOf('\n') + 1;
    const lines = all.toString('utf8', this.read, end).split('\n').filter(Boolean);
    this.read = end;
    return lines
      .map((line) => JSON.parse(line))
      .flatMap(toStatement)
      .filter(({ sql }) => this.everything || !BACKGROUND.test(sql));
  }
}

function toStatement({ message }) {
  const found = message?.match(/^duration: ([\d.]+) ms {2}plan:\n([\s\S]*)$/);
  if (!found) return [];
  const {
    'Query Text': sql,
    'Query Parameters': parameters = '',
    Plan: plan,
  } = JSON.parse(found[2]);
  return [{ sql, parameters, ms: Number(found[1]), plan }];
}

/** The statement with its parameters written into it, as pgbench needs it. */
export function inlined({ sql, parameters }) {
  const values = literals(parameters);
  return sql.replace(/\$(\d+)/g, (whole, n) => values.get(n) ?? whole);
}

/** Its parameters as texts, in order, as a driver sends them. */
export function valuesOf({ parameters }) {
  return [...literals(parameters).values()].map((literal) =>
    literal === 'NULL' ? null : literal.slice(1, -1).replaceAll("''", "'"),
  );
}

function literals(parameters) {
  return new Map(
    [...parameters.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)].map(([, n, value]) => [n, value]),
  );
}
