import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from '../../src/config/env.js';
import { SECRET_SETTINGS } from '../../src/config/secret-files.js';
import { knownSettings } from '../support/compose-file.js';
import { parseSettings } from '../support/kustomize.js';

const FOLDER = resolve(__dirname, '../../deploy/one-server');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const unit = read('vigor.service');
const valuesOf = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);
const inUnit = Object.fromEntries(
  valuesOf('Environment')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);
const inFile = parseSettings(read('shop.env'));
/** What the secrets would be, in place of the files that systemd passes on. */
const SECRETS = {
  JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
  STRIPE_SECRET_KEY: 'rk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://shop:x@smtp.example.com',
};

it('starts a shop of production that only its proxy and its machine reach', () => {
  const settings = Object.entries(inUnit).filter(([name]) => !name.endsWith('_FILE'));
  const env = loadEnv({ ...inFile, ...Object.fromEntries(settings), ...SECRETS });
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    EMBEDDED_DATABASE: true,
    TRUST_PROXY: ['loopback'],
  });
  expect(read('Caddyfile')).toContain(`reverse_proxy ${env.HOST}:${env.PORT} {`);
  expect(read('Caddyfile')).toContain(`\n${new URL(env.SHOP_URL).hostname} {`);
  expect(unit).toContain(`StateDirectory=${env.DATA_DIR.replace('/var/lib/', '')}`);
});

it('gives the shop each secret as a file, and none as text', () => {
  const files = Object.entries(inUnit).filter(([name]) => name.endsWith('_FILE'));
  expect(files.map(([name]) => name.slice(0, -'_FILE'.length)).sort()).toEqual(
    Object.keys(SECRETS).sort(),
  );
  const credentials = valuesOf('LoadCredential').map((value) => value.split(':')[0]!);
  expect(files.map(([, path]) => path).sort()).toEqual(credentials.map((id) => `%d/${id}`).sort());
  const known = new Set(knownSettings());
  expect(Object.keys(inFile).filter((name) => !known.has(name))).toEqual([]);
  const open = new Set<string>([...SECRET_SETTINGS].filter((name) => !/PUBLISHABLE/.test(name)));
  expect(Object.keys(inFile).filter((name) => open.has(name))).toEqual([]);
});

it('sends backups to a bucket by a file beside the unit, with each secret as a file', () => {
  const dropIn = read('s3-backups.conf');
  const of = (name: string) =>
    [...dropIn.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const files = of('Environment').map((pair) => pair.split('='));
  const secrets = SECRET_SETTINGS.filter((name) => name.startsWith('BACKUP_'));
  expect(files.map(([name]) => name)).toEqual(secrets.map((name) => `${name}_FILE`));
  const credentials = of('LoadCredential').map((value) => value.split(':')[0]);
  expect(files.map(([, path]) => path)).toEqual(credentials.map((id) => `%d/${id}`));
  const offered = [...read('shop.env').matchAll(/^#(\w+)=/gm)].map(([, name]) => name!);
  expect(offered).toContain('BACKUP_AGE_RECIPIENTS');
  const known = new Set(knownSettings());
  expect(offered.filter((name) => !known.has(name))).toEqual([]);
});

it('gives a stopping shop the time that it takes', () => {
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(25);
  expect(valuesOf('Restart')).toEqual(['always']);
});

it('opens no other port than those of ssh and the proxy', () => {
  const ports = [...read('nftables.conf').matchAll(/dport (\{[^}]*\}|\d+)/g)]
    .flatMap(([, port = '']) => port.match(/\d+/g) ?? [])
    .sort();
  expect([...new Set(ports)]).toEqual(['22', '443', '80']);
  expect(read('nftables.conf')).toContain('hook input priority filter; policy drop;');
});
