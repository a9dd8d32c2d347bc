import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { loadEnv } from '../../src/config/env.js';
import { runningPostgres } from '../../src/platform/database/embedded/running-postgres.js';
import { imageNameOf } from '../../src/platform/storage/image-name.js';
import { openImageStore } from '../../src/platform/storage/open-image-store.js';
import { newAgeKeys } from '../support/age-keys.js';
import { BUCKET, type MemoryS3, startMemoryS3 } from '../support/memory-s3.js';
import { ShopProcess } from '../support/shop-process.js';

// 300 MB are encrypted, stored, read back and restored.
jest.setTimeout(900_000);

const COMMANDS = resolve(__dirname, '../../dist/server/src/cli');
const MEGABYTE = 1024 * 1024;
const IMAGE_BYTES = 5 * MEGABYTE;
/** Images of the smaller shop, and of the larger one: 60 and 240 MB. */
const [FEW, MANY] = [12, 48];
/** Where memory grew with the backup it would grow by 180 MB. */
const MOST_GROWTH = 60 * MEGABYTE;

let store: MemoryS3;
let shop: ShopProcess;
let settings: Record<string, string>;
let secret: string;

beforeAll(async () => {
  store = await startMemoryS3();
  const { identity, recipient } = await newAgeKeys();
  settings = {
    ...store.settings,
    BACKUP_AGE_RECIPIENTS: recipient,
    BACKUP_AGE_IDENTITY: identity,
  };
  shop = await ShopProcess.start({ DEMO: 'off', METRICS_PORT: 'off', BACKUP_CRON: 'off' });
  secret = readFileSync(join(shop.dataDir, 'jwt-secret'), 'utf8');
});
afterAll(async () => {
  await shop?.close();
  await store?.close();
});

/** Makes a backup and verifies it by a restore. Returns the most memory that it had, in bytes. */
async function peakOfBackup(name: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [join(COMMANDS, 'backup.js'), '--verify', `s3://${BUCKET}/${name}`],
    {
      env: { PATH: process.env.PATH, DATA_DIR: shop.dataDir, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let peak = 0;
  const timer = setInterval(() => {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(statusOf(child.pid)) ?? [];
    if (kilobytes) peak = Number(kilobytes) * 1024;
  }, 20);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  expect(code).toBe(0);
  return peak;
}

function statusOf(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** Adds images that do not compress. */
async function addImages(count: number): Promise<void> {
  const images = await openImageStore(loadEnv({ DATA_DIR: shop.dataDir }));
  const db = new Client(await runningPostgres(shop.dataDir));
  await db.connect();
  for (let left = count; left > 0; left--) {
    const bytes = randomBytes(IMAGE_BYTES);
    const name = imageNameOf(bytes, 'png');
    await images.put(name, { bytes, mime: 'image/png' });
    await db.query(
      `INSERT INTO media (name, mime, width, height, widths, created_at)
       VALUES ($1, 'image/png', 1, 1, '{}', now())`,
      [name],
    );
  }
  await db.end();
  images.close();
}

it('takes as much memory for a large shop as for a small one', async () => {
  await addImages(FEW);
  const small = await peakOfBackup('small.tar.gz.age');
  await addImages(MANY - FEW);
  const large = await peakOfBackup('large.tar.gz.age');
  expect(store.objects.get('large.tar.gz.age')!.length).toBeGreaterThan(MANY * IMAGE_BYTES);
  expect(store.objects.has('large.tar.gz.age.verified.json')).toBe(true);
  expect(large - small).toBeLessThan(MOST_GROWTH);
});

/** Runs the command of a machine that has nothing of the shop but one identity and the keys of the store. */
async function restore(dataDir: string, address: string): Promise<string> {
  const { BACKUP_S3_BUCKET: _bucket, BACKUP_AGE_RECIPIENTS: _recipients, ...access } = settings;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(COMMANDS, 'restore.js'), address],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...access } },
  );
  return stdout;
}

it('comes back without the disk of the shop, images and secret included', async () => {
  await shop.close();
  const folder = mkdtempSync(join(tmpdir(), 'vigor-new-machine-'));
  try {
    const data = join(folder, 'data');
    expect(await restore(data, `s3://${BUCKET}/`)).toMatch(
      /^s3:\/\/offsite\/large\.tar\.gz\.age \d+\.\d MB, verified\ns3:\/\/offsite\/small\.tar\.gz\.age /,
    );
    expect(await restore(data, `s3://${BUCKET}/small.tar.gz.age`)).toMatch(
      new RegExp(`^[^]*Restored \\d+ rows and ${FEW} files as they were at `),
    );
    const images = readdirSync(join(data, 'media'), { recursive: true, withFileTypes: true });
    expect(images.filter((one) => one.isFile())).toHaveLength(FEW);
    expect(readFileSync(join(data, 'jwt-secret'), 'utf8')).toBe(secret);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
