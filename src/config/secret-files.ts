import { readFileSync } from 'node:fs';

/** The settings that may be secret, each of which a file can hold: `JWT_SECRET_FILE` names that of `JWT_SECRET`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_AGE_IDENTITY',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
] as const;

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the files that `…_FILE` settings name, as Docker and Kubernetes mount secrets. A line break at the end is no
 * part of the secret. `values` are those read, `problems` one line for each that could not be.
 */
export function secretsOfFiles(given: Source): {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
} {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const setting = `${name}_FILE`;
    const path = given[setting];
    if (!path) continue;
    if (given[name]) {
      problems.push(`${setting} and ${name} are both set: remove one of them`);
      continue;
    }
    const text = textOf(path);
    if (text === undefined) problems.push(`${setting}: ${path} cannot be read`);
    else if (text === '') problems.push(`${setting}: ${path} is empty`);
    else values[name] = text;
  }
  return { values, problems };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}
