import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { PurgeUnusedSearchTerms } from '../../../src/modules/catalog/use-cases/purge-unused-search-terms.js';
import { CacheInvalidation } from '../../../src/platform/invalidation/cache-invalidation.js';
import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const fromFile = <Content>(name: string): Content =>
  JSON.parse(readFileSync(`test/support/catalog/${name}.json`, 'utf8')) as Content;
const catalog = fromFile<Record<string, [name: string, description: string][]>>('fixture');
const searches = fromFile<Record<string, Record<string, string[]>>>('searches');

let shop: TestApp;
let builder: CatalogBuilder;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  for (const [title, products] of Object.entries(catalog)) {
    const category = await builder.category(title);
    for (const [name, description] of products)
      await builder.product(category, { name, description });
  }
});
afterAll(() => shop.close());

async function found(searchTerm: string, more = ''): Promise<string[]> {
  const path = `products?searchTerm=${encodeURIComponent(searchTerm)}${more}`;
  const { data, body } = await shop.api.get<ProductAnswer[]>(path);
  if (!Array.isArray(data)) throw new Error(body);
  return data.map(({ name }) => name);
}

async function didYouMean(searchTerm: string): Promise<string[]> {
  const { meta } = await shop.api.get(`products?searchTerm=${encodeURIComponent(searchTerm)}`);
  return (meta as { didYouMean: string[] }).didYouMean;
}

/**
 * The first results must be these; where several are equally good, in any order. A misspelt search
 * finds nothing, and what it offers is what finds them.
 */
describe.each(Object.entries(searches))('%s', (_kind, queries) => {
  it.each(Object.entries(queries))('%s finds %j first', async (query, expected) => {
    const [meant = query, another] = await didYouMean(query);
    const shown = await found(query);
    if (meant !== query) expect(shown).toEqual([]);
    const all = meant === query ? shown : await found(meant);
    if (another) all.push(...(await found(another)));
    expect(all.slice(0, expected.length).sort()).toEqual([...expected].sort());
  });
});

it('offers what may have been meant, and never shows it in place of what was asked for', async () => {
  expect((await found('xylophone bench')).slice(0, 2).sort()).toEqual([
    'Adjustable Bench',
    'Flat Bench',
  ]);
  expect(await didYouMean('xylophone bench')).toEqual([]);
  expect(await found('ketlebell')).toEqual([]);
  expect(await didYouMean('ketlebell')).toEqual(['kettlebell']);
  expect(await didYouMean('adjustible dumbell')).toEqual(['adjustable dumbbell']);
  expect(await didYouMean('kettlebell')).toEqual([]);
  expect(await didYouMean('xylophone')).toEqual([]);
  const { meta } = await builder.admin.api.get('products/admin?searchTerm=ketlebell');
  expect(meta).toMatchObject({ total: 0, didYouMean: ['kettlebell'] });
  const { body } = await builder.admin.api.get('products/export.csv?searchTerm=ketlebell');
  expect(body).not.toContain('Kettlebell');
});

it('finds nothing by the beginning of a word where no product has all words', async () => {
  expect(await found('xylophone card')).toEqual([]);
  expect(await found('xylophone cardio')).toHaveLength(5);
});

it('ranks whole words above beginnings, and a word as typed above its plural', async () => {
  const { data } = await shop.api.get<{ _id: string }[]>('categories');
  const add = (name: string, description: string) =>
    builder.product(data[0]!._id, { name, description });
  await add('Quoitstand', 'Holds what is thrown.');
  await add('Quoits Set', 'Four of them.');
  await add('Throwing Ring', 'As thick as a quoit ought to be.');
  await add('Rope Quoit', 'Soft enough for indoors.');
  expect(await found('quoit')).toEqual(['Rope Quoit', 'Quoits Set', 'Throwing Ring', 'Quoitstand']);
  expect(await found('quoits')).toEqual([
    'Quoits Set',
    'Rope Quoit',
    'Throwing Ring',
    'Quoitstand',
  ]);
});

it('counts sixty searches and more', () => {
  const count = Object.values(searches).flatMap((queries) => Object.keys(queries)).length;
  expect(count).toBeGreaterThanOrEqual(60);
});

it('takes % and _ as plain characters', async () => {
  expect(await found('100%')).toEqual(['Crème Protéinée 100%']);
  expect(await found('%')).toEqual(['Crème Protéinée 100%']);
  expect(await found('_')).toEqual([]);
  expect(await found('kettle_')).toEqual(await found('kettle'));
});

it('takes the signs of its own query language as plain characters', async () => {
  for (const query of [
    "'",
    "kettlebell' | 'bench",
    ':*',
    '!kettlebell',
    '(((',
    '\\',
    '<->',
    '\0',
  ]) {
    const answer = await shop.api.get(`products?searchTerm=${encodeURIComponent(query)}`);
    expect(answer.status).toBe(200);
  }
  expect((await found('!treadmill'))[0]).toBe('Treadmill Pro');
});

it('finds nothing for what nobody means', async () => {
  for (const query of ['xylophone', 'qqqq', '   !!!   ']) expect(await found(query)).toEqual([]);
});

it('keeps the filters and the chosen order', async () => {
  const { data } = await shop.api.get<{ _id: string; title: string }[]>('categories');
  const benches = data.find(({ title }) => title === 'Racks & Benches')!._id;
  expect(await found('adjustable', `&categories=${benches}`)).toEqual(['Adjustable Bench']);
  expect(await found('adjustable', '&minPrice=50')).toEqual([]);
  expect(await found('kettlebell', `&categories=${benches}`)).toEqual([]);
  const cheap = await builder.product(benches, { name: 'Adjustable Hook', price: 1 });
  expect((await found('adjustable', '&sort=asc'))[0]).toBe(cheap.name);
});

it('pages without repeating or skipping', async () => {
  const whole = await found('kg', '&limit=100');
  const walked: string[] = [];
  for (let page = 1; page <= Math.ceil(whole.length / 2); page++) {
    walked.push(...(await found('kg', `&limit=2&page=${page}`)));
  }
  expect(walked).toEqual(whole);
  expect(new Set(walked).size).toBe(walked.length);
});

it('refuses a text that is too long, naming the field', async () => {
  const answer = await shop.api.get(`products?searchTerm=${'x'.repeat(201)}`);
  expect(answer).toMatchObject({ status: 400, errors: [{ field: 'searchTerm' }] });
});

/** As many products as `count` by this name and a number, each a cent dearer than the one before. */
async function make(name: string, count: number): Promise<void> {
  const { data } = await shop.api.get<{ _id: string }[]>('categories');
  const db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(
    `WITH made AS (
       INSERT INTO product (id, name, description, price_cents, quantity, category_id, images,
                            created_at)
       SELECT gen_random_uuid(), $3 || ' ' || n, 'One of many', n, 1, $1, '{x.png}', now()
         FROM generate_series(1, $2::integer) n RETURNING id, name)
     INSERT INTO product_words (product_id, name, words) SELECT id, lower(name), product_words_of(name, '', '') FROM made`,
    [data[0]!._id, count, name],
  );
  await db.query('INSERT INTO catalog_word VALUES (lower($1))', [name]);
  await db.end();
  await shop.app.get(CacheInvalidation).announce('catalogue');
}

it('pages beyond the thousand ranked matches, each once', async () => {
  await make('Gadget', 1_050);
  const walked: string[] = [];
  for (let page = 1; page <= 11; page++) {
    walked.push(...(await found('gadgets', `&limit=100&page=${page}`)));
  }
  expect([walked.length, new Set(walked).size]).toEqual([1_050, 1_050]);
  const last = await shop.api.get('products?searchTerm=gadget&limit=100&page=11');
  expect(last.meta).toMatchObject({ total: 1_050, totalIsExact: true });
  const tenth = await shop.api.get('products?searchTerm=gadget&limit=100&page=10');
  expect(tenth.meta).toMatchObject({ total: 1_001, totalIsExact: false });
  const { meta } = await shop.api.get('products?searchTerm=gadget&limit=1');
  expect(meta).toMatchObject({ total: 1_000, totalIsExact: false });
});

it('knows at once what came, changed and went, also where it was asked before', async () => {
  await make('Doodad', 900);
  const { data: categories } = await shop.api.get<{ _id: string }[]>('categories');
  const ask = async (searchTerm: string) =>
    (await shop.api.get<ProductAnswer[]>(`products?searchTerm=${searchTerm}`)).data;
  const [first, second] = await ask('doodad');
  expect(await found('gyroscop')).toEqual([]);
  await builder.product(categories[0]!._id, { name: 'Doodad' });
  await builder.product(categories[0]!._id, { name: 'Gyroscope' });
  await builder.admin.api.delete(`products/${first!._id}`);
  await builder.admin.api.put(`products/${second!._id}`, { price: 77 });
  const now = await ask('doodad');
  expect(now).toHaveLength(8);
  expect(now.map(({ name }) => name)).toContain('Doodad');
  expect(now.map(({ _id }) => _id)).not.toContain(first!._id);
  expect(now.find(({ _id }) => _id === second!._id)?.price ?? 77).toBe(77);
  expect(await found('gyroscop')).toEqual(['Gyroscope']);
});

it('orders more matches than it counts', async () => {
  await make('Widget', 10_050);
  const { data, meta } = await shop.api.get('products?searchTerm=widgets&sort=asc&limit=3&page=2');
  expect(data).toMatchObject([4, 5, 6].map((n) => ({ name: `Widget ${n}` })));
  expect(meta).toMatchObject({ total: 1_000, totalIsExact: false });
  expect(await found('widget', '&sort=desc&limit=2')).toEqual(['Widget 10050', 'Widget 10049']);
  expect(await found('widget', '&sort=asc&maxPrice=0.02')).toEqual(['Widget 1', 'Widget 2']);
});

it('purges only the terms that no product has', async () => {
  const { data } = await shop.api.get<{ _id: string }[]>('categories');
  const { _id } = await builder.product(data[0]!._id, { name: 'Trampoline' });
  expect(await found('trampolin')).toEqual(['Trampoline']);
  const words = async () => {
    const db = new Client(shop.databaseUrl);
    await db.connect();
    const { rows } = await db.query<{ word: string }>('SELECT word FROM catalog_word');
    await db.end();
    return rows.map(({ word }) => word);
  };
  expect(await words()).toContain('trampoline');
  // From here on the daily job may be faster.
  await builder.admin.api.delete(`products/${_id}`);
  await shop.app.get(PurgeUnusedSearchTerms).execute();
  expect(await words()).not.toContain('trampoline');
  expect(await words()).toContain('kettlebell');
});
