import type { Client } from 'pg';

/** Each query selects one column, and returns one row for each violation of the condition it is named for. */
export type Invariants = Readonly<Record<string, string>>;

/** The names of the violated conditions, each with one of the rows that violate it. */
export async function violationsOf(
  client: Pick<Client, 'query'>,
  invariants: Invariants,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, sql] of Object.entries(invariants)) {
    const { rows } = await client.query<{ what: string }>(
      `SELECT what::text FROM (${sql}) AS violation (what) LIMIT 1`,
    );
    lines.push(...rows.map(({ what }) => `${name}: ${what}`));
  }
  return lines;
}
