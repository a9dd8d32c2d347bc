import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/worker-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { createDataSource } from '../../../../platform/database/data-source.js';
import { Database } from '../../../../platform/database/database.js';
import { TypeOrmUnitOfWork } from '../../../../platform/database/typeorm-unit-of-work.js';
import { MediaReferences } from '../../../../platform/storage/media-references.js';
import { avatarsContract } from '../../testing/avatars.contract.js';
import { MediaAvatars } from './media-avatars.js';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let source: DataSource;
let avatars: MediaAvatars;
beforeAll(async () => {
  fresh = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: fresh.url });
  source = await createDataSource(env).initialize();
  const database = new Database(source, env);
  avatars = new MediaAvatars(new MediaReferences(database, new SettableClock()));
  await source.query(
    `INSERT INTO media (name, mime, width, height, created_at)
     VALUES ('a.png', 'image/png', 1, 1, now())`,
  );
});
afterAll(async () => {
  await source.destroy();
  await fresh.drop();
});

describe('avatars in the media store', () => {
  avatarsContract(async () => {
    await source.query('DELETE FROM media_reference');
    return {
      avatars,
      shownBy: async (userId) => {
        const sql = 'SELECT name FROM media_reference WHERE owner_id = $1';
        const [shown] = await source.query<{ name: string }[]>(sql, [userId]);
        return shown?.name ?? null;
      },
      inTransaction: (work) => new TypeOrmUnitOfWork(source).run(work),
    };
  });
});
