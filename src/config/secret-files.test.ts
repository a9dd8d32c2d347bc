import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from './env.js';
import { SECRET_SETTINGS, secretsOfFiles } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'vigor-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('are read from the files that the settings name, without the line break at the end', () => {
  const path = file('jwt', `${'s'.repeat(40)}\n`);
  expect(loadEnv({ JWT_SECRET_FILE: path }).JWT_SECRET).toBe('s'.repeat(40));
  const spaced = file('key', ' sk_live_x ');
  expect(secretsOfFiles({ STRIPE_SECRET_KEY_FILE: spaced }).values).toEqual({
    STRIPE_SECRET_KEY: ' sk_live_x ',
  });
});

it('are checked like all others', () => {
  expect(() => loadEnv({ JWT_SECRET_FILE: file('short', 'abc') })).toThrow(
    'JWT_SECRET: must have at least 32 characters',
  );
});

it.each([
  ['is missing', { JWT_SECRET_FILE: '/nowhere/jwt' }, '/nowhere/jwt cannot be read'],
  ['is empty', { SMTP_URL_FILE: file('empty', '\n') }, 'is empty'],
  [
    'stands beside the setting itself',
    { JWT_SECRET: 'x'.repeat(32), JWT_SECRET_FILE: file('both', 'y') },
    'JWT_SECRET_FILE and JWT_SECRET are both set: remove one of them',
  ],
])('are refused in one line where the file %s', (_what, given, reason) => {
  const { problems } = secretsOfFiles(given);
  expect(problems).toEqual([expect.stringContaining(reason)]);
  expect(() => loadEnv(given)).toThrow(reason);
});

it('are all settings that hold a key, a secret or an address with a password', () => {
  const schema = readFileSync(join(__dirname, 'env.ts'), 'utf8');
  const declared = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (.*)$/gm)];
  const names = declared
    .filter(
      ([, name = '', type = '']) =>
        /(SECRET|_KEY|_KEY_ID|IDENTITY)(_|$)/.test(name) || /postgres|redisUrl|smtps/.test(type),
    )
    .map(([, name]) => name);
  const secret = new Set(names);
  secret.delete('STRIPE_TEST_KEYS');
  expect([...secret].sort()).toEqual([...SECRET_SETTINGS].sort());
});

it('all stand in .env.example', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const [head = ''] = example.split('\n\n');
  expect(SECRET_SETTINGS.filter((name) => !new RegExp(`\\b${name}(_FILE)?\\b`).test(head))).toEqual(
    [],
  );
});
