import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newStaff, type TestUser } from '../../support/test-users.js';

interface Settings extends Record<string, unknown> {
  readonly version: number;
}
interface Version {
  readonly version: number;
  readonly who: { readonly name: string } | null;
  readonly changes: readonly object[];
  readonly restoredFrom: number | null;
}

let mailbox: TestMailbox;
let shop: TestApp;
let admin: TestUser;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    SHOP_NAME: 'Iron & Oak',
    MAIL_FROM: 'robot@iron.test',
    SHOP_EMAIL: 'keeper@iron.test',
    SHOP_CITY: 'Portland',
    SHOP_PHONE: '+1 (555) 010-0199',
    LOW_STOCK_THRESHOLD: '5',
  });
  admin = await newAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const settings = async () => (await admin.api.get<Settings>('settings')).data;
const edit = async (changes: object) =>
  admin.api.put<Settings>('settings', { ...changes, version: (await settings()).version });

it('begins with the values of the environment', async () => {
  expect(await settings()).toMatchObject({
    name: 'Iron & Oak',
    email: 'keeper@iron.test',
    lowStockThreshold: 5,
    version: 1,
    country: 'US',
    hours: null,
    operator: [{ name: 'SHOP_URL' }, { name: 'MAIL_FROM', value: 'robot@iron.test' }],
  });
});

it('changes what the storefront and emails show at once, and takes it back', async () => {
  const { version } = await settings();
  const changes = { name: 'Bell & Bar', city: ' Bari ', phone: '', hours: 'Mo-Fr 09:00-17:00' };
  const saved = await edit({ ...changes, lowStockThreshold: 3 });
  expect(saved).toMatchObject({
    status: 200,
    message: 'Settings saved',
    data: { name: 'Bell & Bar', city: 'Bari', phone: null, version: version + 1 },
  });
  const { data: shown } = await shop.api.get('shop');
  expect(shown).toMatchObject({
    name: 'Bell & Bar',
    limits: { lowStock: 3 },
    settings: { name: 'Bell & Bar', city: 'Bari', phone: null, hours: 'Mo-Fr 09:00-17:00' },
  });
  await shop.api.post('newsletter/subscribe', { email: 'reader@example.com' });
  const email = await mailbox.waitForEmail(
    'reader@example.com',
    'You are subscribed to our newsletter',
  );
  const headers = new Map(
    Object.entries(email.headers).map(([key, is]) => [key.toLowerCase(), is]),
  );
  expect(headers.get('from')).toBe('"Bell & Bar" <robot@iron.test>');
  expect(headers.get('reply-to')).toBe('keeper@iron.test');
  expect(email.text).toContain('Bari');

  const restored = await admin.api.post('settings/restore', { restore: 1, version: version + 1 });
  expect(restored).toMatchObject({ status: 200, data: { name: 'Iron & Oak', city: 'Portland' } });
  expect((await shop.api.get('shop')).data).toMatchObject({ name: 'Iron & Oak' });
  const { data: history, meta } = await admin.api.get<Version[]>('settings/history?limit=2');
  expect(history).toMatchObject([
    { version: version + 2, who: { name: 'Test Admin' }, restoredFrom: 1 },
    { version: version + 1, restoredFrom: null },
  ]);
  expect(history[1]?.changes).toContainEqual({ key: 'city', before: 'Portland', after: 'Bari' });
  expect(meta).toMatchObject({ total: version + 2 });
});

it('lets one of many save at once, the others learn of it', async () => {
  const { version } = await settings();
  const cities = ['Rome', 'Bari', 'Pisa', 'Turin'];
  const answers = await Promise.all(
    cities.map((city) => admin.api.put('settings', { city, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toContain('edited_meanwhile');
  expect((await settings()).version).toBe(version + 1);
});

it.each([
  [{ name: '' }, 'name', 'Shop name is required'],
  [{ name: null }, 'name', 'Shop name is required'],
  [{ country: 'Oz' }, 'country', 'Country must be two letters of ISO 3166, such as US'],
  [{ returnDays: '7' }, 'returnDays', 'Return window in days must be a whole number from 0 to 365'],
  [{ version: 0 }, 'version', 'Version must be the number of the version that was edited'],
])('refuses %j', async (body, field, message) => {
  const answer = await admin.api.put('settings', { version: 1, ...body });
  expect(answer).toMatchObject({ status: 400, errors: [{ field, message }] });
});

it('refuses to restore what is no version', async () => {
  const { version } = await settings();
  const restore = (which: unknown) =>
    admin.api.post('settings/restore', { restore: which, version });
  expect(await restore(9999)).toMatchObject({ status: 404, message: 'Version not found' });
  expect(await restore('1')).toMatchObject({ status: 400, errors: [{ field: 'restore' }] });
});

describe('what the shop asks of its staff', () => {
  it('is changed by an owner, of which every owner hears, and by no manager', async () => {
    const [other, manager] = [await newAdmin(shop), await newStaff(shop, 'manager')];
    expect((await edit({ reauthExports: 'required', reauthRefundAbove: 50 })).status).toBe(200);
    const subject = 'Security settings were changed';
    for (const { email } of [admin, other]) {
      const { text } = await mailbox.waitForEmail(email, subject);
      expect(text).toContain('Test Admin changed what the shop asks of its staff');
      expect(text).toContain('Confirm identity for exports of personal data: Never → Always');
      expect(text).toContain('Confirm identity for refunds above, in dollars: Empty → 50');
    }
    const { version } = await settings();
    const off = { reauthExports: 'off', city: 'Pisa', version };
    const message = 'Only an owner can change security settings.';
    expect(await manager.api.put('settings', off)).toMatchObject({
      status: 403,
      code: 'owners_only',
      message,
      errors: [{ field: 'reauthExports', message }],
    });
    const restored = await manager.api.post('settings/restore', { restore: 1, version });
    expect([restored.status, restored.code]).toEqual([403, 'owners_only']);
    expect(await settings()).toMatchObject({ version, reauthExports: 'required' });
    const asItIs = { ...off, reauthExports: 'required' };
    expect((await manager.api.put('settings', asItIs)).status).toBe(200);
    expect(await mailbox.emailsTo(manager.email)).not.toContainEqual(
      expect.objectContaining({ subject }),
    );
  });
});
