import { loadEnv } from '../../config/env.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { ImageEntity } from './image.entity.js';
import { ImageWidths } from './image-widths.js';

const KEPT_MS = 60_000;

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([ImageEntity]);
});
beforeEach(() => database.dataSource.query('DELETE FROM media'));
afterAll(() => database.close());

function setUp() {
  const clock = new SettableClock();
  const env = loadEnv({ MEDIA_ORPHAN_MS: String(KEPT_MS) });
  return { clock, widths: new ImageWidths(database.statements, clock, env) };
}

const store = (name: string, width: number, widths: readonly number[]) =>
  database.dataSource.query(
    `INSERT INTO media (name, mime, width, height, widths, created_at)
     VALUES ($1, 'image/png', $2, 10, $3, now())
     ON CONFLICT (name) DO UPDATE SET widths = excluded.widths`,
    [name, width, widths],
  );

it('are read together, and unknown where no such image is stored', async () => {
  const { widths } = setUp();
  await store('a.png', 700, [320, 640]);
  await store('b.png', 100, []);
  expect(Object.fromEntries(await widths.of(['a.png', 'b.png', 'c.png']))).toEqual({
    'a.png': [320, 640],
    'b.png': [],
  });
});

it('are read again until all copies exist', async () => {
  const { widths } = setUp();
  await store('a.png', 700, []);
  expect((await widths.of(['a.png'])).get('a.png')).toEqual([]);
  await store('a.png', 700, [320]);
  expect((await widths.of(['a.png'])).get('a.png')).toEqual([320]);
  await store('a.png', 700, [320, 640]);
  expect((await widths.of(['a.png'])).get('a.png')).toEqual([320, 640]);
});

it('are remembered no longer than an image that nothing shows is kept', async () => {
  const { widths, clock } = setUp();
  await store('a.png', 700, [320, 640]);
  await widths.of(['a.png']);
  await store('a.png', 700, []);
  clock.advance(KEPT_MS - 1);
  expect((await widths.of(['a.png'])).get('a.png')).toEqual([320, 640]);
  clock.advance(1);
  expect((await widths.of(['a.png'])).get('a.png')).toEqual([]);
});
