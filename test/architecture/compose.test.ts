import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from '../../src/config/env.js';
import { environmentOf, readCompose } from '../support/compose-file.js';
import { parseSettings } from '../support/kustomize.js';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** What `cp .env.example .env` has compose read, for its file and for `env_file`. */
const copied = parseSettings(read('.env.example'));
const PROCESSES = ['api-1', 'api-2', 'worker'];

/** The settings of a process, as compose gives them beside this .env. */
function settingsOf(name: string, file: Readonly<Record<string, string>>) {
  return loadEnv({ ...file, ...environmentOf(readCompose(file)[name]!) });
}

it.each(PROCESSES)('lets %s try test cards beside a copy of .env.example', (name) => {
  for (const file of [{}, copied]) {
    expect(settingsOf(name, file)).toMatchObject({
      CARD_STAND_IN: true,
      STRIPE_API_BASE: 'http://cards:4010',
      DATABASE_URL: expect.stringContaining('@postgres:'),
      REDIS_URL: 'redis://redis:6379',
      S3_ENDPOINT: 'http://files:9000',
      SMTP_URL: 'smtp://mail:1025',
    });
  }
});

it('asks the card provider itself where there is a key', () => {
  for (const file of [{}, copied]) {
    const keyed = { ...file, STRIPE_SECRET_KEY: 'sk_test_x' };
    expect(settingsOf('api-1', keyed).STRIPE_API_BASE).toBeUndefined();
  }
});

it('has the backups of all processes on one volume, which they may write to', () => {
  const services = readCompose({ BACKUP_DIR: '/on/a/bare/machine' });
  for (const name of PROCESSES) {
    const { BACKUP_DIR } = environmentOf(services[name]!);
    expect(services[name]!.volumes).toEqual([`backups:${BACKUP_DIR}`]);
    expect(read('Dockerfile')).toContain(`mkdir -p ${BACKUP_DIR} && chown -R node:node /data`);
  }
  expect(read('docker-compose.yml')).toMatch(/^volumes:\n( {2}\w+:\n)* {2}backups:$/m);
});

it('gives each container only the rights, the memory and the log that it needs', () => {
  const services = Object.entries(readCompose());
  expect(services.map(([name]) => name)).toEqual(
    expect.arrayContaining([...PROCESSES, 'postgres']),
  );
  for (const [name, service] of services) {
    expect({ name, ...service }).toMatchObject({
      name,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    // A folder is mounted once.
    const folders = [...(service.volumes ?? []), ...(service.tmpfs ?? [])].map(
      (mount) => /(?:^|:)(\/[^:]*)/.exec(mount)![1],
    );
    expect(new Set(folders).size).toBe(folders.length);
  }
  expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual([
    'proxy',
    'postgres',
  ]);
});

it('opens the metrics of each process to other containers, and publishes none', () => {
  const services = readCompose();
  for (const name of PROCESSES) {
    expect(settingsOf(name, copied).METRICS_HOST).toBe('0.0.0.0');
    expect(services[name]!.ports).toBeUndefined();
  }
});
