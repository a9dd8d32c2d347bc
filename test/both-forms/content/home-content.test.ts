import sharp from 'sharp';
import { SeedContent } from '../../../src/modules/content/index.js';
import { Images } from '../../../src/platform/storage/images.js';
import { ImageUrls } from '../../../src/platform/storage/image-urls.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Entry {
  readonly _id: string;
  readonly values: Readonly<Record<string, string | boolean | null>>;
  readonly isShown: boolean;
  readonly version: number;
}

let shop: TestApp;
let admin: TestUser;
beforeAll(async () => {
  shop = await startTestApp({ RETURN_DAYS: '14' });
  admin = await newAdmin(shop);
});
afterAll(() => shop.close());

async function stored(colour: string): Promise<{ name: string; url: string }> {
  const picture = { width: 700, height: 20, channels: 3, background: colour } as const;
  const file = await sharp({ create: picture }).png().toBuffer();
  const { url } = await shop.app.get(Images).addWhole(file);
  return { url, name: shop.app.get(ImageUrls).nameOf(url)! };
}

const said = { name: 'Ann', title: 'Runner', feedback: 'It holds.' };
const add = (list: string, values: object, more: object = {}) =>
  admin.api.post<Entry>(`content/lists/${list}`, { values, ...more });
const entries = async (list: string) =>
  (await admin.api.get<Entry[]>(`content/lists/${list}`)).data;
const shown = async (path: string) => (await shop.api.get<Record<string, unknown>[]>(path)).data;

it('is empty before anything is shown, but for the questions', async () => {
  for (const path of ['images', 'testimonials', 'partners']) {
    expect(await shop.api.get(path)).toMatchObject({ status: 200, data: [] });
  }
  const faqs = await shown('faqs');
  expect(faqs).toHaveLength(6);
  expect(faqs[0]).toMatchObject({ question: 'What does delivery cost?' });
  const back = faqs.find(({ question }) => question === 'Can I send something back?');
  expect(back?.answer).toContain('Until 14 days after delivery.');
  expect(JSON.stringify(faqs)).not.toContain('{{');
  expect((await shop.api.get('home')).data).toEqual({
    hero: {
      headline: 'Unleash Your Potential',
      subheadline: 'Transform Your Fitness Journey',
      image: null,
      narrowImage: null,
    },
    reasons: {
      quality: null,
      pricing: null,
      ecology: null,
      support: null,
      durability: null,
      range: null,
    },
  });
  expect(Object.values((await shop.api.get<object>('about')).data)).toEqual(Array(7).fill(null));
});

it('shows what staff add, in the order and as long as they want', async () => {
  const [red, blue] = [await stored('red'), await stored('blue')];
  for (const { url } of [red, blue]) await add('gallery', { image: url });
  expect(await add('testimonials', { ...said, image: red.url })).toMatchObject({
    status: 201,
    message: 'Content saved',
    data: { values: { ...said, image: red.url }, isShown: true, version: 1 },
  });
  await add('testimonials', { ...said, name: 'Bob' }, { isShown: false });
  const images = await shop.api.get<{ url: string; srcset: { width: number }[] }[]>('images');
  expect(images.data.map(({ url }) => url)).toEqual([red.url, blue.url]);
  expect(images.data[0]!.srcset.map(({ width }) => width)).toEqual([320, 640]);
  expect(images.headers['cache-control']).toBe('public, no-cache');
  const second = await shop.api.get('images?limit=1&page=2');
  expect(second.data).toMatchObject([{ url: blue.url }]);
  expect(second.headers['content-range']).toBe('images 1-1/2');

  const [ann, bob] = await entries('testimonials');
  expect(await shown('testimonials')).toEqual([
    { ...said, image: red.url, srcset: images.data[0]!.srcset },
  ]);
  await admin.api.put(`content/lists/testimonials/${bob!._id}`, { isShown: true, version: 1 });
  await admin.api.put('content/lists/testimonials/order', { ids: [bob!._id, ann!._id] });
  const edit = { values: { title: 'Cyclist', image: null }, version: 1 };
  const path = `content/lists/testimonials/${ann!._id}`;
  expect(await admin.api.put(path, edit)).toMatchObject({
    data: { values: { ...said, title: 'Cyclist', image: null }, version: 2 },
  });
  expect(await admin.api.put(path, edit)).toMatchObject({ status: 409, code: 'edited_meanwhile' });
  expect(await shown('testimonials')).toMatchObject([
    { name: 'Bob', image: null },
    { name: 'Ann', title: 'Cyclist', image: null, srcset: [] },
  ]);
  await admin.api.delete(path);
  expect(await shown('testimonials')).toMatchObject([{ name: 'Bob' }]);
  expect(await admin.api.delete(path)).toMatchObject({ status: 404, message: 'Entry not found' });
});

it('fills the texts of home and about, and the bar above all pages', async () => {
  const green = await stored('green');
  const put = (id: string, version: number, values: object) =>
    admin.api.put(`content/documents/${id}`, { values, version });
  const home = { headline: 'Lift more', image: green.url, quality: 'Solid.' };
  expect(await put('home', 0, home)).toMatchObject({ status: 200, data: { values: home } });
  expect((await shop.api.get('home')).data).toMatchObject({
    hero: { headline: 'Lift more', image: { url: green.url }, narrowImage: null },
    reasons: { quality: 'Solid.', range: null },
  });
  await put('about', 0, { mission: 'We **lift**.<script>1</script>' });
  expect((await shop.api.get('about')).data).toMatchObject({
    mission: '<p>We <strong>lift</strong>.</p>\n',
  });
  const bar = async () =>
    (await shop.api.get<{ announcement: object | null; previewImage: string }>('shop')).data;
  expect(await bar()).toMatchObject({ announcement: null, previewImage: green.url });
  const sale = { text: 'Sale', link: '/products?onSale=true', from: '2020-01-01T00:00:00Z' };
  await put('announcement', 0, sale);
  expect((await bar()).announcement).toEqual({ text: 'Sale', link: sale.link, to: null });
  await put('announcement', 1, { to: '2021-01-01T00:00:00Z' });
  expect((await bar()).announcement).toBeNull();
  await put('announcement', 2, { to: null, from: '2999-01-01T00:00:00Z' });
  expect((await bar()).announcement).toBeNull();
});

it('fills placeholders in all texts', async () => {
  const put = async (id: string, values: object) => {
    const { version } = (await admin.api.get<Entry>(`content/documents/${id}`)).data;
    const saved = await admin.api.put(`content/documents/${id}`, { values, version });
    expect(saved.status).toBe(200);
  };
  const [days, filled] = ['{{returnDays}} & {{ country }}', '14 days & United States'];
  await put('home', { headline: days, subheadline: days, quality: days, range: days });
  expect((await shop.api.get('home')).data).toMatchObject({
    hero: { headline: filled, subheadline: filled },
    reasons: { quality: filled, range: filled },
  });
  await put('about', { mission: days, equipment: days, goals: days });
  expect((await shop.api.get('about')).data).toMatchObject({
    mission: '<p>14 days &amp; United States</p>\n',
    equipment: filled,
    goals: filled,
  });
  await put('announcement', { text: days, link: null, from: null, to: null });
  expect((await shop.api.get('shop')).data).toMatchObject({ announcement: { text: filled } });
  await add('faqs', { question: days, answer: days });
  expect((await shown('faqs')).at(-1)).toEqual({ question: filled, answer: filled });
  await add('testimonials', { name: days, title: days, feedback: days });
  expect((await shown('testimonials')).at(-1)).toMatchObject({
    name: filled,
    title: filled,
    feedback: filled,
  });
  const { data: partner } = await add('partners', { name: days });
  expect(await shown('partners')).toMatchObject([{ name: filled }]);
  await admin.api.delete(`content/lists/partners/${partner._id}`);
});

it.each([
  ['testimonials', { ...said, name: '' }, 'name', 'Name is required'],
  ['testimonials', { ...said, title: undefined }, 'title', 'Occupation is required'],
  ['testimonials', { ...said, feedback: 'a'.repeat(601) }, 'feedback', 'Feedback is too long'],
  ['testimonials', { ...said, other: 'x' }, 'other', 'other is no field of this list'],
  ['testimonials', { ...said, image: 'https://evil.example/x.png' }, 'image', /must be an image/],
  ['gallery', { image: `/media/${'0'.repeat(32)}.png` }, 'image', /must be an image/],
  ['gallery', {}, 'image', 'Image is required'],
  ['faqs', { question: 'Q?', answer: '{{nobody}}' }, 'answer', '{{nobody}} is no placeholder'],
  ['partners', { name: 'P', showsName: 'yes' }, 'showsName', /must be a boolean/],
  ['partners', { name: 7 }, 'values', 'Values must be an object of texts and booleans'],
])('refuses in %s %j', async (list, values, field, message) => {
  const before = await entries(list);
  expect(await add(list, values)).toMatchObject({
    status: 400,
    errors: [{ field, message: expect.stringMatching(message) as string }],
  });
  expect(await entries(list)).toEqual(before);
});

it.each([
  ['home', { headline: null }, 'headline', 'Headline is required'],
  ['home', { image: '//evil.example/x.png' }, 'image', 'Each file must be an image'],
  ['announcement', { link: 'javascript:alert(1)' }, 'link', /^Link must be a path/],
  ['announcement', { link: '//evil.example' }, 'link', /^Link must be a path/],
  ['announcement', { link: '/products?q={{shopName}}' }, 'link', /^Link takes no placeholders$/],
  ['announcement', { link: '/\\evil.example' }, 'link', /^Link must be a path/],
  ['announcement', { from: 'tomorrow' }, 'from', /^Shown from must be a time/],
  [
    'announcement',
    { from: '2030-02-01T00:00:00Z', to: '2030-01-01T00:00:00Z' },
    'to',
    'Shown until must be after Shown from',
  ],
])('refuses in %s %j', async (id, values, field, message) => {
  const { version } = (await admin.api.get<Entry>(`content/documents/${id}`)).data;
  expect(await admin.api.put(`content/documents/${id}`, { values, version })).toMatchObject({
    status: 400,
    errors: [{ field, message: expect.stringMatching(message) as string }],
  });
});

interface Reordered {
  readonly before: { readonly ids: readonly string[] };
  readonly after: { readonly ids: readonly string[] };
}

it('is in one of two orders that are sent at once', async () => {
  const ids = (await entries('faqs')).map(({ _id }) => _id);
  const turned = [...ids].reverse();
  const moved = [...ids.slice(2), ...ids.slice(0, 2)];
  for (let n = 0; n < 5; n++) {
    const answers = await Promise.all(
      [turned, moved].map((order) => admin.api.put('content/lists/faqs/order', { ids: order })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = (await entries('faqs')).map(({ _id }) => _id);
    // The later one has seen what the first one made.
    const { data: both } = await admin.api.get<Reordered[]>('audit?what=content.reorder&limit=2');
    const first = both.filter(({ before }) => before.ids.join() === ids.join());
    expect(first).toHaveLength(1);
    expect(both.find((entry) => entry !== first[0])).toMatchObject({
      before: first[0]!.after,
      after: { ids: order },
    });
    await admin.api.put('content/lists/faqs/order', { ids });
  }
});

it('refuses an order of other entries, and a list that there is not', async () => {
  const ids = (await entries('faqs')).map(({ _id }) => _id);
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [ids[0], ...ids.slice(0, -1)], 'x', null]) {
    const answer = await admin.api.put('content/lists/faqs/order', { ids: wrong });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'ids' }] });
  }
  expect((await admin.api.get('content/lists/constructor')).status).toBe(404);
});

it('takes at most 100 entries', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ name: `P${index}` }));
  await shop.app.get(SeedContent).list('partners', many);
  expect(await add('partners', { name: 'One more' })).toMatchObject({
    status: 409,
    code: 'list_full',
  });
});
