import { settingKeys, settingOf } from '../../common/contract/shop-settings.js';
import { readdirSync, readFileSync } from 'node:fs';
import { DAY_MS } from '../kernel/time.js';
import { loadEnv, SettingsError } from './env.js';
import { SECRET_SETTINGS } from './secret-files.js';

const production = {
  NODE_ENV: 'production',
  SHOP_URL: 'https://shop.example',
  JWT_SECRET: 'x'.repeat(40),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
  SHOP_EMAIL: 'shop@shop.example',
};

function reasonsOf(source: Record<string, string>): readonly string[] {
  try {
    loadEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.reasons;
    throw error;
  }
}

describe('the settings', () => {
  it('need nothing on a bare machine', () => {
    const env = loadEnv({});
    expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DEMO: true, CARD_STAND_IN: true });
    expect(env.SHOP_URL).toBe('http://localhost:3000');
  });

  it('count an empty variable as unset', () => {
    expect(loadEnv({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({
      PORT: 3000,
      CARD_STAND_IN: true,
    });
  });

  it.each([
    ['REDIS_URL', 'redis://redis:6379', 'DATABASE_URL'],
    ['DATABASE_DIRECT_URL', 'postgres://db/vigor', 'DATABASE_URL'],
    ['S3_ENDPOINT', 'http://files:9000', 'S3_BUCKET'],
    ['S3_ACCESS_KEY_ID', 'key', 'S3_BUCKET'],
    ['S3_SECRET_ACCESS_KEY', 'secret', 'S3_BUCKET'],
  ])('refuse %s=%s without %s', (name, value, needed) => {
    expect(reasonsOf({ [name]: value })).toEqual([
      expect.stringContaining(`${name} is set without ${needed}`),
    ]);
    const whole = { DATABASE_URL: 'postgres://db/vigor', S3_BUCKET: 'vigor' };
    expect(reasonsOf({ ...whole, [name]: value })).toEqual([]);
  });

  it('let a proxy notice a stop where one is likely', () => {
    const shared = { ...production, DATABASE_URL: 'postgres://localhost/vigor' };
    expect([loadEnv({}), loadEnv(production), loadEnv(shared)].map((env) => env.DRAIN_MS)).toEqual([
      0, 0, 5_000,
    ]);
    expect(loadEnv({ ...shared, DRAIN_MS: '0' }).DRAIN_MS).toBe(0);
  });

  it('publish the API documentation to try the shop, in production only where told', () => {
    const docs = [{}, production, { ...production, API_DOCS: 'on' }, { API_DOCS: 'off' }].map(
      (given) => loadEnv(given).API_DOCS,
    );
    expect(docs).toEqual([true, false, true, false]);
  });

  it('make backups every night where nothing else backs the database up', () => {
    const external = { DATABASE_URL: 'postgres://localhost/vigor' };
    const age = 'age13gk7p65zstpywkp4q44n9k74a6uxwah2f6l7zur6zlvgj6axt5rsxsgtr2';
    const bucket = { BACKUP_S3_BUCKET: 'offsite', BACKUP_AGE_RECIPIENTS: age };
    const crons = [{}, external, { BACKUP_CRON: 'off' }, { ...external, ...bucket }].map(
      (given) => loadEnv(given).BACKUP_CRON,
    );
    expect(crons).toEqual(['0 3 * * *', 'off', 'off', '0 3 * * *']);
    expect(reasonsOf({ BACKUP_CRON: 'at night' })).toEqual([
      'BACKUP_CRON: takes a cron expression like 0 3 * * *, or off',
    ]);
  });

  it('name every bad one at once', () => {
    const reasons = reasonsOf({ PORT: 'x', SMTP_URL: 'mail', DEMO: 'perhaps' });
    expect(reasons.map((reason) => reason.split(':')[0])).toEqual(['PORT', 'SMTP_URL', 'DEMO']);
  });

  it('name REDIS_URL where its password is not percent-encoded', () => {
    expect(reasonsOf({ REDIS_URL: 'redis+sentinel://shop:100%@a/vigor' })).toEqual([
      expect.stringMatching(/^REDIS_URL: takes .*, names and passwords percent-encoded$/),
    ]);
  });

  it('let a complete production start, without demo', () => {
    const env = loadEnv(production);
    expect(env).toMatchObject({ HOST: '0.0.0.0', DEMO: false, CARD_STAND_IN: false });
  });

  it.each([
    ['JWT_SECRET', '', 'JWT_SECRET is missing'],
    ['STRIPE_SECRET_KEY', '', 'STRIPE_SECRET_KEY is missing'],
    ['STRIPE_SECRET_KEY', 'sk_test_x', 'STRIPE_PUBLISHABLE_KEY is a live key'],
    ['STRIPE_WEBHOOK_SECRET', '', 'STRIPE_WEBHOOK_SECRET is missing'],
    ['STRIPE_PUBLISHABLE_KEY', '', 'STRIPE_PUBLISHABLE_KEY is missing'],
    ['SMTP_URL', '', 'SMTP_URL is missing'],
    ['SHOP_EMAIL', 'a@shop.test', 'SHOP_EMAIL has a value that is only to try'],
    ['MAIL_FROM', 'VIGOR <shop@vigor.test>', 'MAIL_FROM has a value that is only to try'],
    ['MAIL_FROM', '', 'MAIL_FROM has a value that is only to try'],
    ['SHOP_URL', 'http://shop.example', 'SHOP_URL is not an https address'],
    ['DEMO', 'on', 'DEMO=on'],
    ['RATE_LIMITS', 'off', 'RATE_LIMITS=off'],
    ['STRIPE_API_BASE', 'http://cards:4010', 'STRIPE_API_BASE leads to another server'],
    ['FAILPOINTS', 'paid', 'FAILPOINTS is for tests only'],
  ])('refuse production with %s=%s', (name, value, reason) => {
    const reasons = reasonsOf({ ...production, [name]: value });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(reason);
  });

  it('refuse test keys in production, unless they are asked for: then every page says so', () => {
    const keys = { STRIPE_SECRET_KEY: 'rk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
    expect(reasonsOf({ ...production, ...keys })).toEqual([
      'STRIPE_SECRET_KEY is a test key, which takes no real money: take the live one, or set STRIPE_TEST_KEYS=on',
    ]);
    const modes = [
      { ...production, ...keys, STRIPE_TEST_KEYS: 'on' },
      { ...production, STRIPE_TEST_KEYS: 'on' },
      production,
      keys,
      {},
    ].map((given) => loadEnv(given).TEST_MODE);
    expect(modes).toEqual([true, false, false, false, false]);
  });

  it('refuse production with the password of Postgres that compose has, whatever the host', () => {
    for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL']) {
      const database = { DATABASE_URL: 'postgres://vigor:own@db/vigor' };
      const given = { ...production, ...database, [name]: 'postgresql://vigor:vigor@db/vigor' };
      expect(reasonsOf(given)).toEqual([`${name} has a value that is only to try the shop out`]);
    }
  });

  it.each(['JWT_SECRET', 'SMTP_URL', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY'])(
    'refuse production with the %s that compose tries the shop out with',
    (name) => {
      const compose = readFileSync(`${__dirname}/../../docker-compose.yml`, 'utf8');
      const value = new RegExp(`\\$\\{${name}:-(.+)\\}`).exec(compose)![1]!;
      const bucket = { S3_BUCKET: 'vigor' };
      expect(reasonsOf({ ...production, ...bucket, [name]: value })).toEqual([
        `${name} has a value that is only to try the shop out`,
      ]);
    },
  );

  it('ask the stand-in of the address only where there is no card provider', () => {
    const address = { CARD_STAND_IN_URL: 'http://cards:4010', STRIPE_API_BASE: '' };
    expect(loadEnv(address).STRIPE_API_BASE).toBe('http://cards:4010');
    expect(loadEnv({ ...address, STRIPE_SECRET_KEY: 'sk_test_x' }).STRIPE_API_BASE).toBeUndefined();
    expect(() => loadEnv({ ...production, ...address })).not.toThrow();
    expect(reasonsOf({ ...production, ...address, STRIPE_SECRET_KEY: '' })).toEqual([
      'STRIPE_SECRET_KEY is missing: the card stand-in takes no real money',
    ]);
  });

  it('refuse a bare production start with all reasons at once', () => {
    expect(reasonsOf({ NODE_ENV: 'production' }).length).toBeGreaterThanOrEqual(6);
  });

  it('refuse production for what is malformed and what is unsafe at once, each named once', () => {
    const source = {
      ...production,
      JWT_SECRET: 'short',
      SHOP_EMAIL: 'x',
      SHOP_URL: 'http://x.y',
      RATE_LIMITS: 'off',
    };
    expect(reasonsOf(source).map((reason) => /\w+/.exec(reason)![0])).toEqual([
      'JWT_SECRET',
      'SHOP_EMAIL',
      'SHOP_URL',
      'RATE_LIMITS',
    ]);
  });

  it.each(['nonsense', '10.0.0.0/33', 'fd00::/129', '10.0.0.1,,x', '10.0.0.0/8/8'])(
    'know that %s is no proxy',
    (TRUST_PROXY) => {
      expect(reasonsOf({ TRUST_PROXY })).toEqual([
        'TRUST_PROXY: takes addresses and networks like 10.0.0.0/8, comma-joined',
      ]);
    },
  );

  it('take addresses, networks and their usual names for proxies', () => {
    const { TRUST_PROXY } = loadEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1, ' });
    expect(TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8', 'fd00::1']);
  });

  it('know a time that no timer can wait', () => {
    expect(reasonsOf({ OUTBOX_POLL_MS: '2147483648' })).toEqual([
      expect.stringMatching(/^OUTBOX_POLL_MS: .*2147483647/),
    ]);
    const days30 = 30 * DAY_MS;
    expect(loadEnv({ REFRESH_TOKEN_MS: String(days30) }).REFRESH_TOKEN_MS).toBe(days30);
  });

  it('give the shop its first values', () => {
    const { FIRST_SETTINGS } = loadEnv({ SHOP_NAME: ' Iron & Oak ', LOW_STOCK_THRESHOLD: '5' });
    expect(FIRST_SETTINGS).toEqual({ name: 'Iron & Oak', lowStockThreshold: 5 });
    expect(reasonsOf({ LOW_STOCK_THRESHOLD: 'few', SHOP_COUNTRY: 'Oz' })).toEqual([
      'SHOP_COUNTRY: Country must be two letters of ISO 3166, such as US',
      'LOW_STOCK_THRESHOLD: Low-stock threshold must be a whole number from 0 to 1000000',
    ]);
  });

  it('know whom no email can come from', () => {
    for (const MAIL_FROM of ['garbage', 'Shop <shop>', '@']) {
      expect(reasonsOf({ MAIL_FROM })).toHaveLength(1);
    }
    expect(loadEnv({ MAIL_FROM: 'shop@shop.example' }).MAIL_FROM).toBe('shop@shop.example');
    expect(loadEnv({}).MAIL_FROM).toBe('shop@vigor.test');
    expect(loadEnv({ DEMO: 'off' }).MAIL_FROM).toBe('no-reply@localhost');
  });

  it('that the docs name stand in .env.example', () => {
    const read = (path: string) => readFileSync(`${__dirname}/../../${path}`, 'utf8');
    const docs = ['README.md', 'docs/operations.md', 'docs/api.md'].map(read).join('\n');
    const named = new Set(
      [...docs.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)[`=]/g)].map(([, n]) => n!),
    );
    // Of docker-compose.yml, which image it builds, and of the tests.
    const others = [
      'POSTGRES_PASSWORD',
      'VIGOR_TARGET',
      'VIGOR_VERSION',
      'TEST_DATABASE_URL',
      'STAFF_MATRIX',
    ];
    for (const other of others) named.delete(other);
    for (const name of SECRET_SETTINGS) named.delete(`${name}_FILE`);
    const example = read('.env.example');
    expect([...named].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });

  it('of the first start stand in a table of operations.md', () => {
    const docs = readFileSync(`${__dirname}/../../docs/operations.md`, 'utf8');
    const rows = docs
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    for (const { env, label, default: value, demo } of settingKeys.map(settingOf)) {
      const inDemo = demo === undefined ? '' : `${demo} (demo only)`;
      const row = ['', `\`${env}\``, label, String(value ?? inDemo), ''];
      expect(rows).toContainEqual(row);
    }
  });

  it('have the defaults that .env.example says', () => {
    const example = readFileSync(`${__dirname}/../../.env.example`, 'utf8');
    const values = [...example.matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]);
    expect(loadEnv(Object.fromEntries(values))).toEqual(loadEnv({}));
  });

  it('are each read by some code', () => {
    const root = `${__dirname}/../..`;
    const code = ['src', 'dev']
      .flatMap((folder) =>
        readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
          .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('testing/'))
          .map((path) => readFileSync(`${root}/${folder}/${path}`, 'utf8')),
      )
      .join('\n');
    const schema = readFileSync(`${__dirname}/env.ts`, 'utf8');
    const declared = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!);
    expect(declared).toContain('DATABASE_URL');
    const isUnread = (name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))!.length < 2;
    expect(declared.filter(isUnread)).toEqual([]);
  });

  it('all stand in .env.example, with those that the docs name of OpenTelemetry', () => {
    const read = (path: string) => readFileSync(`${__dirname}/../../${path}`, 'utf8');
    const namesIn = (text: string, pattern: RegExp) =>
      [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort();
    const derived = [
      'CARD_STAND_IN',
      'EMBEDDED_DATABASE',
      'FIRST_SETTINGS',
      'LIVE_CARDS',
      'TEST_MODE',
    ];
    const first = settingKeys.map((key) => settingOf(key).env);
    const settings = Object.keys(loadEnv({})).filter((name) => !derived.includes(name));
    const passedOn = namesIn(read('docs/operations.md'), /`(OTEL_[A-Z_]+)/g);
    // Unset has no key, so the optional ones are taken from the schema's own text.
    const optional = namesIn(read('src/config/env.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);
    expect(namesIn(read('.env.example'), /^#?\s?([A-Z][A-Z0-9_]+)=/gm)).toEqual(
      [...new Set([...settings, ...first, ...optional, ...passedOn])].sort(),
    );
  });
});
