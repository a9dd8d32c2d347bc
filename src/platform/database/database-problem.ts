/** The setting with the address that a connection was opened by. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

interface Problem {
  readonly setting: AddressSetting;
  /** What Postgres or the pooler said. */
  readonly said: string;
}

const POOLER =
  'a pooler: set DATABASE_DIRECT_URL to the address of Postgres itself, beside DATABASE_URL';

const wrongPassword = ({ setting, said }: Problem) =>
  `Postgres refuses the user or password of ${setting} (${said}): correct them there.`;
const noDatabase = ({ setting, said }: Problem) =>
  `The database that ${setting} names does not exist (${said}): create it, or correct the name.`;
const noExtension = ({ setting, said }: Problem) =>
  `The Postgres of ${setting} lacks an extension that the shop needs (${said}): install Postgres' contrib package there.`;
const unprepared = ({ said }: Problem) =>
  `The pooler of DATABASE_URL keeps no prepared statements (${said}): set DATABASE_PREPARED=off.`;

/** What a pooler says, which has one code for it all. */
const POOLER_WORDS: readonly [RegExp, (problem: Problem) => string][] = [
  [
    /startup parameter/i,
    ({ setting, said }) => `${setting} leads to ${POOLER} (it says: ${said}).`,
  ],
  [/no such user|password|auth/i, wrongPassword],
  [/no such database|does not exist/i, noDatabase],
];

/** By SQLSTATE, what the operator can do. */
const PROBLEMS: Record<string, (problem: Problem) => string> = {
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': noDatabase,
  '42501': ({ setting, said }) =>
    `The user of ${setting} lacks a right (${said}): make it the owner of the database and of its tables.`,
  '53300': ({ setting, said }) =>
    `The Postgres of ${setting} has no connection left (${said}): raise its max_connections, or lower DATABASE_POOL.`,
  '25006': ({ setting, said }) =>
    `${setting} leads to a server that takes no writes (${said}): it must name the primary.`,
  '26000': unprepared,
  '42P05': unprepared,
  '0A000': noExtension,
  '58P01': noExtension,
};

/**
 * One sentence for the operator, naming the setting, where a connection or a statement of the start failed for a
 * reason that they can mend; undefined for all else.
 */
export function databaseProblem(error: unknown, setting: AddressSetting): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('driverError' in error) return databaseProblem(error.driverError, setting);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const problem = { setting, said: error.message };
  if (code === '08P01') {
    return POOLER_WORDS.find(([words]) => words.test(error.message))?.[1](problem);
  }
  if (/does not support SSL|self.signed|certificate/i.test(error.message)) {
    return `The encrypted connection of ${setting} failed (${error.message}): correct its sslmode, or the certificate.`;
  }
  const isAboutExtension = /extension/i.test(error.message);
  if ((code === '0A000' || code === '58P01') && !isAboutExtension) return undefined;
  return PROBLEMS[code]?.(problem);
}
