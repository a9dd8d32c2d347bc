import { DAY_MS } from '../../../src/kernel/time.js';
import { farFromMidnight } from '../../support/midnight.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

let shop: TestApp;
let admin: TestUser;
let other: TestUser;

beforeAll(async () => {
  await farFromMidnight();
  shop = await startTestApp();
  [admin, other] = [await newAdmin(shop), await newAdmin(shop)];
  await admin.api.post('categories/create-category', { title: 'Ropes & Rings' });
  await other.api.post('categories/create-category', { title: 'Mats' });
});
afterAll(() => shop?.close());

const found = async (query: string) =>
  (await admin.api.get<{ after: { title: string } | null }[]>(`audit?${query}`)).data.map(
    ({ after }) => after?.title,
  );

describe('GET audit', () => {
  it('finds what was written, not only who wrote it and where', async () => {
    expect(await found('searchTerm=ropes%20%26%20r')).toEqual(['Ropes & Rings']);
    expect(await found('searchTerm=categories.create')).toEqual(['Mats', 'Ropes & Rings']);
    expect(await found('searchTerm=%25')).toEqual([]);
  });

  it('finds by user and by kind', async () => {
    expect(await found(`who=${other.id}&what=categories`)).toEqual(['Mats']);
    expect(await found('what=products')).toEqual([]);
  });

  it('includes the last day of a range, but not the moment that ends one', async () => {
    expect(await found(`what=categories&from=${day(0)}&to=${day(0)}`)).toHaveLength(2);
    expect(await found(`what=categories&to=${day(-1)}`)).toEqual([]);
    expect(await found(`what=categories&to=${day(0)}T00:00:00Z`)).toEqual([]);
  });

  it.each(['from=x', 'to=x', 'to=2026-13-01', 'from=-200000-01-01', 'to=-200000-01-01'])(
    'refuses %s',
    async (query) => {
      const field = query.split('=')[0];
      const answer = await admin.api.get(`audit?${query}`);
      expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
    },
  );
});
