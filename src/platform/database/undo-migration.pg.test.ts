import { freshDatabase } from '../../../test/support/worker-database.js';
import { loadEnv } from '../../config/env.js';
import { createDataSource } from './data-source.js';
import { migrateDatabase, undoNewestMigration } from './migrate-database.js';
import { migrations } from './migrations/index.js';

const NEWEST = migrations.at(-1)!.name;

it('undoes the newest migration alone, and only by its name', async () => {
  const { url, drop } = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: url });
  const source = await createDataSource(env).initialize();
  const ran = async () =>
    (await source.query('SELECT name FROM migrations ORDER BY id')).map(
      ({ name }: { name: string }) => name,
    );
  const all = await ran();
  await expect(undoNewestMigration(env, all[0]!)).rejects.toThrow('nothing was undone');
  expect(await ran()).toEqual(all);
  await undoNewestMigration(env, NEWEST);
  expect(await ran()).toEqual(all.slice(0, -1));
  await migrateDatabase(env);
  expect(await ran()).toEqual(all);
  await source.destroy();
  await drop();
});
