import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkArchive } from '../../src/platform/backup/archive-reader.js';
import { onArchive } from '../../src/platform/backup/open-archive.js';
import { runBackup } from '../../src/platform/backup/run-backup.js';
import { type BackupBucketForTest, startBackupBucket } from '../support/backup-bucket.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';
import { newUser } from '../support/test-users.js';

const ADDRESS = 's3://offsite/shop/monday.tar.gz.age';

let bucket: BackupBucketForTest;
let shop: TestApp;
let folder: string;
/** The file of age-keygen, as the owner keeps it. */
let keyFile: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigor-age-'));
  keyFile = join(folder, 'owner.txt');
  execFileSync('age-keygen', ['--output', keyFile], { stdio: 'ignore' });
  const recipient = execFileSync('age-keygen', ['-y', keyFile]).toString().trim();
  bucket = await startBackupBucket();
  const keys = `${bucket.server.recipient},${recipient}`;
  shop = await startTestApp({ ...bucket.settings, BACKUP_AGE_RECIPIENTS: keys });
  await newUser(shop);
  await runBackup(shop.env, { address: ADDRESS, isToVerify: false }, () => undefined);
});
afterAll(async () => {
  await shop?.close();
  await bucket?.s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const stored = () =>
  readFileSync(join(bucket.s3.directory, 'offsite/shop/monday.tar.gz.age._S3rver_object'));
const decrypt = (input: Buffer) => {
  const options = { input, maxBuffer: 1e9 };
  return execFileSync('age', ['--decrypt', '--identity', keyFile], options);
};
const entriesOf = (input: Buffer) =>
  execFileSync('tar', ['--list', '--gzip', '--file=-'], { input }).toString().trim().split('\n');

it("opens a backup by Debian's age and tar", () => {
  const entries = entriesOf(decrypt(stored()));
  expect(entries[0]).toBe('backup.json');
  expect(entries).toContain('tables/users/0');
  expect(entries.at(-1)).toBe('manifest.json');
});

it("has a cut backup refused by Debian's age, too", () => {
  expect(() => decrypt(stored().subarray(0, -1))).toThrow();
});

it("reads what Debian's age has encrypted, by the file of age-keygen", async () => {
  const recipient = execFileSync('age-keygen', ['-y', keyFile]).toString().trim();
  const plain = decrypt(stored());
  const args = ['--encrypt', '--recipient', recipient];
  const again = execFileSync('age', args, { input: plain, maxBuffer: 1e9 });
  writeFileSync(join(bucket.s3.directory, 'offsite/shop/monday.tar.gz.age._S3rver_object'), again);
  const [identity = ''] = /^AGE-SECRET-KEY-1.*$/m.exec(readFileSync(keyFile, 'utf8')) ?? [];
  const env = { ...shop.env, BACKUP_AGE_IDENTITY: [identity] };
  await onArchive(env, ADDRESS, async (archive) => {
    expect((await checkArchive(archive)).tail.rows.users).toBe(1);
  });
});
