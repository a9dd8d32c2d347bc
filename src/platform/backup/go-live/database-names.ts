import type { Client } from 'pg';
import { exactlyOne } from '../../database/exactly-one.js';

/** Postgres cuts longer names, in bytes; a shop's name has ASCII letters as a rule. */
const LONGEST_NAME = 63;

/** The databases that take part when a shop goes live. */
export interface DatabaseNames {
  /** That of the trial now, and of the live shop afterwards. */
  readonly current: string;
  /** That of the live shop while it is made; it belongs to this shop's database alone. */
  readonly made: string;
  /** That of the trial afterwards, with the day of today. */
  readonly trial: string;
}

interface Described {
  readonly current: string;
  readonly made: string;
  readonly day: string;
}

/** Chooses names that no other database of the server has. */
export async function databaseNames(client: Client): Promise<DatabaseNames> {
  const { rows } = await client.query<Described>(
    `SELECT datname AS current, 'vigor_go_live_' || oid AS made,
            to_char(shop_now() AT TIME ZONE 'UTC', 'YYYYMMDD') AS day
       FROM pg_database WHERE datname = current_database()`,
  );
  const { current, made, day } = exactlyOne(rows, 'the name of the database');
  const others = await client.query<{ name: string }>('SELECT datname AS name FROM pg_database');
  const taken = new Set(others.rows.map(({ name }) => name));
  for (let attempt = 1; ; attempt++) {
    const ending = `_trial_${day}${attempt === 1 ? '' : `_${attempt}`}`;
    const trial = `${current.slice(0, LONGEST_NAME - ending.length)}${ending}`;
    if (!taken.has(trial)) return { current, made, trial };
  }
}
