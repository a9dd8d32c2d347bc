import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Document {
  readonly version: number;
  readonly values: Readonly<Record<string, string | null>>;
}
interface Page {
  readonly title: string;
  readonly html: string;
  readonly summary: string;
}

let shop: TestApp;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestApp({ SHOP_NAME: 'Iron & Oak', RETURN_DAYS: '14' });
  admin = await newAdmin(shop);
});
afterAll(() => shop.close());

const document = async (id: string) =>
  (await admin.api.get<Document>(`content/documents/${id}`)).data;
const save = async (id: string, markdown: string | null) =>
  admin.api.put<Document>(`content/documents/${id}`, {
    values: { markdown },
    version: (await document(id)).version,
  });
const page = (id: string) => shop.api.get<Page>(`pages/${id}`);

it('begins with drafts that say what the settings say', async () => {
  const privacy = await page('privacy');
  expect(privacy).toMatchObject({ status: 200, data: { title: 'Privacy Policy' } });
  expect(privacy.data.html).toContain('Iron &amp; Oak is responsible');
  expect(privacy.headers['cache-control']).toBe('public, no-cache');
  expect((await page('returns')).data.html).toContain('Until 14 days after delivery.');
  const { version } = (await admin.api.get<{ version: number }>('settings')).data;
  await admin.api.put('settings', { version, returnDays: 30 });
  expect((await page('returns')).data.html).toContain('Until 30 days after delivery.');
});

it('shows at once what is saved, and takes it back', async () => {
  const saved = await save('delivery', 'By **boat**, {{shopName}}.<script>alert(1)</script>');
  expect(saved).toMatchObject({ status: 200, message: 'Content saved', data: { version: 1 } });
  const shown = await page('delivery');
  expect(shown.data).toEqual({
    _id: 'delivery',
    title: 'Delivery',
    summary: 'By boat, Iron & Oak.',
    html: '<p>By <strong>boat</strong>, Iron &amp; Oak.</p>\n',
  });
  const restored = await admin.api.post<Document>('content/documents/delivery/restore', {
    restore: 0,
    version: 1,
  });
  expect(restored).toMatchObject({ status: 200, data: { version: 2 } });
  expect((await page('delivery')).data.html).toContain('Delivery is free on every order');
  const history = await admin.api.get('content/documents/delivery/history');
  expect(history.data).toMatchObject([
    { version: 2, restoredFrom: 0, who: { name: 'Test Admin' } },
    { version: 1, restoredFrom: null },
  ]);
});

it('hides a page that is emptied: no link, no address in the sitemap', async () => {
  const pages = async () =>
    (await shop.api.get<{ pages: { path: string }[] }>('shop')).data.pages.map(({ path }) => path);
  expect(await pages()).toEqual(['/privacy', '/terms', '/returns', '/delivery']);
  await save('terms', '');
  expect(await page('terms')).toMatchObject({ status: 404, message: 'Page not found' });
  expect(await pages()).toEqual(['/privacy', '/returns', '/delivery']);
  const { body } = await shop.app.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(body).toContain('/privacy</loc>');
  expect(body).not.toContain('/terms</loc>');
});

it('lets one of many save at once', async () => {
  const { version } = await document('privacy');
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((markdown) =>
      admin.api.put('content/documents/privacy', { values: { markdown }, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('previews without storing', async () => {
  const { version } = await document('returns');
  const markdown = 'Hi {{shopName}} ![x](https://evil.example/x.png)[y](javascript:alert(1))';
  const preview = await admin.api.post('content/preview', { markdown });
  expect(preview).toMatchObject({
    status: 200,
    data: { html: '<p>Hi Iron &amp; Oak <a>y</a></p>\n' },
  });
  expect((await document('returns')).version).toBe(version);
});

it.each(['*a_'.repeat(9_000), '> '.repeat(9_000), 'a'.repeat(30_001), 7, null])(
  'previews no %.20j',
  async (markdown) => {
    const answer = await admin.api.post('content/preview', { markdown });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'markdown' }] });
  },
);

it.each([
  [{ values: { markdown: 'x' }, version: -1 }, 'version'],
  [{ values: { markdown: 'x' } }, 'version'],
  [{ values: { markdown: 7 }, version: 0 }, 'values'],
  [{ values: [], version: 0 }, 'values'],
  [{ values: null, version: 0 }, 'values'],
  [{ version: 0 }, 'values'],
  [{ values: { markdown: '{{nothing}}' }, version: 0 }, 'markdown'],
  [{ values: { headline: 'x' }, version: 0 }, 'headline'],
])('refuses %j', async (body, field) => {
  const answer = await admin.api.put('content/documents/returns', body);
  expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
});

it('knows no other document, page or version', async () => {
  expect((await admin.api.get('content/documents/constructor')).status).toBe(404);
  expect((await page('home')).status).toBe(404);
  expect((await page('__proto__')).status).toBe(404);
  const restore = { restore: 99, version: (await document('returns')).version };
  expect((await admin.api.post('content/documents/returns/restore', restore)).status).toBe(404);
});
