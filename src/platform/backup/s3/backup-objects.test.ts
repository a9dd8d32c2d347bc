import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAgeKeys } from '../../../../test/support/age-keys.js';
import {
  BUCKET,
  type MemoryS3,
  refuse,
  startMemoryS3,
} from '../../../../test/support/memory-s3.js';
import { loadEnv } from '../../../config/env.js';
import { BackupObjects } from './backup-objects.js';
import { archivesBelow } from './list-archives.js';

let store: MemoryS3;
let folder: string;
let place: BackupObjects;
const env = async () => {
  const { recipient } = await newAgeKeys();
  return {
    ...loadEnv({
      ...store.settings,
      BACKUP_S3_PREFIX: 'shop/',
      BACKUP_DIR: folder,
      BACKUP_AGE_RECIPIENTS: recipient,
    }),
    BACKUP_S3_BUCKET: BUCKET,
  };
};

beforeEach(async () => {
  store = await startMemoryS3();
  folder = mkdtempSync(join(tmpdir(), 'vigor-backup-objects-'));
  place = new BackupObjects(await env());
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

const put = (...keys: string[]) => keys.forEach((key) => store.objects.set(key, Buffer.from('x')));
const keys = () => [...store.objects.keys()].sort();

/** What no shop with this prefix has made. */
const FOREIGN = [
  'monday.tar.gz.age',
  'scheduled-2026-11-01-030000.tar.gz.age',
  'other/scheduled-2026-11-01-030000.tar.gz.age',
  'shop/vigor-backup-2026-11-01-030000.tar.gz.age',
  'shop/scheduled-2026-11-01-030000.tar.gz',
  'shop/scheduled-by-hand.txt',
  'shop/scheduled-x/scheduled-2026-11-01-030000.tar.gz.age',
  'shop/erasures/2026-11-01T03:00:00.000Z_01900000-0000-7000-8000-0000000000a1.age',
  'shop2/scheduled-2026-11-01-030000.tar.gz.age',
].sort();

const DAYS = [1, 2, 3, 4, 5].map((day) => `shop/scheduled-2026-11-0${day}-030000.tar.gz.age`);

it('go by age, but never the last one, never the last verified one, and nothing of others', async () => {
  put(...FOREIGN, ...DAYS, `${DAYS[0]}.verified.json`, `${DAYS[1]}.verified.json`);
  await place.prune(new Date('2026-11-20T00:00:00Z'));
  expect(keys()).toEqual([...FOREIGN, DAYS[1], `${DAYS[1]}.verified.json`, DAYS[4]].sort());
  await place.prune(new Date('2026-11-05T00:00:00Z'));
  put(`${DAYS[4]}.verified.json`);
  await place.prune(new Date('2026-11-05T00:00:00Z'));
  expect(keys()).toEqual([...FOREIGN, DAYS[4], `${DAYS[4]}.verified.json`].sort());
});

it('have an address each, below the prefix', async () => {
  const address = await place.newAddress(new Date('2026-11-23T03:00:09.500Z'));
  expect(address).toBe(`s3://${BUCKET}/shop/scheduled-2026-11-23-030009.tar.gz.age`);
  expect(await place.size(address)).toBeUndefined();
  put('shop/scheduled-2026-11-23-030009.tar.gz.age');
  expect(await place.size(await place.markVerified(address))).toBe(1);
});

it('leave no parts of uploads that were ended, and no others alone', async () => {
  const open = (key: string) => store.uploads.set(key, { key, parts: new Map() });
  const foreign = [
    'shop/monday.tar.gz.age',
    'shop/scheduled-by-hand.tar.gz.age',
    'other/scheduled-2026-11-01-030000.tar.gz.age',
  ];
  for (const key of [DAYS[0]!, ...foreign]) open(key);
  await place.removeParts();
  expect([...store.uploads.keys()]).toEqual(foreign);
  // A store that does not list them is none that takes no backups.
  store.answer = ({ query }, response) =>
    query.has('uploads') && refuse(response, 501, 'NotImplemented');
  await place.removeParts();
});

it('take the place of those in the folder, once one is verified', async () => {
  const file = 'scheduled-2026-11-01-030000.tar.gz';
  writeFileSync(join(folder, file), '');
  put(DAYS[0]!);
  await place.prune(new Date('2026-11-20T00:00:00Z'));
  expect(readdirSync(folder)).toEqual([file]);
  put(`${DAYS[0]}.verified.json`);
  await place.prune(new Date('2026-11-20T00:00:00Z'));
  expect(readdirSync(folder)).toEqual([]);
});

it('are listed for who has to restore one', async () => {
  put(...FOREIGN, ...DAYS, `${DAYS[1]}.verified.json`, `${DAYS[4]}.verified.json`);
  const lines: string[] = [];
  for await (const line of archivesBelow(await env(), `s3://${BUCKET}/shop/`)) lines.push(line);
  const [at, size] = [`s3://${BUCKET}`, '0.0 MB'];
  expect(lines).toEqual([
    `${at}/${DAYS[0]} ${size}`,
    `${at}/${DAYS[1]} ${size}, verified`,
    `${at}/${DAYS[2]} ${size}`,
    `${at}/${DAYS[3]} ${size}`,
    `${at}/${DAYS[4]} ${size}, verified`,
    `${at}/shop/vigor-backup-2026-11-01-030000.tar.gz.age ${size}`,
  ]);
});
