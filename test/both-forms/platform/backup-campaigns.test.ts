import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadEnv } from '../../../src/config/env.js';
import { ArchiveFile } from '../../../src/platform/backup/archive-file.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { backUpShop, restoreShop } from '../../../src/platform/backup/backup-shop.js';
import { grownSettings } from '../../support/grown-form.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { startTestApp } from '../../support/start-test-app.js';

const NAME = `vigor_restored_campaigns_${process.pid}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-backup-campaigns-'));
});
afterAll(async () => {
  await dropDatabase(NAME);
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const db = new Client(url);
  await db.connect();
  try {
    return (await db.query<object>(sql)).rows;
  } finally {
    await db.end();
  }
}

it('a restored shop sends no campaign by itself that may have been sent since', async () => {
  const archive = join(folder, 'backup.tar.gz');
  const shop = await startTestApp();
  await query(
    shop.databaseUrl,
    `INSERT INTO campaign (id, subject, preview, body, state, version, created_at, send_at)
     SELECT gen_random_uuid(), state, '', 'Hello', state, 1, now(), now()
       FROM unnest(ARRAY['draft', 'scheduled', 'sending', 'paused', 'sent']) AS state`,
  );
  await backUpShop(shop.env, new ArchiveFile(archive));
  await shop.close();

  const env = loadEnv({
    DATA_DIR: await mkdtemp(join(folder, 'place-')),
    DATABASE_URL: await createDatabase(NAME),
    ...grownSettings(NAME),
  });
  const file = new ArchiveFile(archive);
  await restoreShop(env, file, await checkArchive(file));
  const campaigns = await query(
    env.DATABASE_URL,
    'SELECT subject, state, send_at IS NULL AS "isUndated" FROM campaign ORDER BY subject',
  );
  expect(campaigns).toEqual([
    { subject: 'draft', state: 'draft', isUndated: false },
    { subject: 'paused', state: 'paused', isUndated: false },
    { subject: 'scheduled', state: 'draft', isUndated: true },
    { subject: 'sending', state: 'paused', isUndated: false },
    { subject: 'sent', state: 'sent', isUndated: false },
  ]);
});
