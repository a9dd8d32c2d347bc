import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { avatarsContract } from '../../testing/avatars.contract.js';
import { StoredAvatars } from './stored-avatars.js';

let database: OpenDatabase;
let avatars: StoredAvatars;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  const { statements, repositories } = database;
  avatars = new StoredAvatars(new ImageReferences(statements, repositories, new SettableClock()));
  await database.dataSource.query(
    `INSERT INTO media (name, mime, width, height, created_at)
     VALUES ('a.png', 'image/png', 1, 1, now())`,
  );
});
afterAll(() => database?.close());

describe('avatars in the image store', () => {
  avatarsContract(async () => {
    await database.dataSource.query('DELETE FROM media_reference');
    return {
      avatars,
      shownBy: async (userId) => {
        const sql = 'SELECT name FROM media_reference WHERE owner_id = $1';
        const [shown] = await database.dataSource.query<{ name: string }[]>(sql, [userId]);
        return shown?.name ?? null;
      },
      inTransaction: (work) => database.unitOfWork.run(work),
    };
  });
});
