import { placeOrder, recordPastOrder } from '../../support/sales.js';
import { eventually } from '../../support/eventually.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { addAuthenticator } from '../../support/totp.js';

interface CustomerPage {
  readonly name: string;
  readonly figures: object;
  readonly hasSecondFactor: boolean;
  readonly sessions: readonly object[];
  readonly notes: readonly { _id: string; text: string; author: { name: string } }[];
}
interface PersonalData {
  readonly data: Readonly<Record<string, unknown>>;
}

let mailbox: TestMailbox;
let shop: TestApp;
let owner: TestUser;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl });
  owner = await newAdmin(shop);
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});

const page = async ({ id }: TestUser) =>
  (await owner.api.get<CustomerPage>(`customers/${id}`)).data;
const found = async (term: string) => {
  const query = new URLSearchParams({ searchTerm: term }).toString();
  return (await owner.api.get<{ _id: string }[]>(`users?${query}`)).data.map(({ _id }) => _id);
};

it('shows what a customer has bought, where they are logged in, and their orders', async () => {
  const user = await newUser(shop, 'Ada Strong');
  await recordPastOrder(shop, user.id, {
    cents: 1_050,
    daysAgo: 3,
    steps: ['shipped', 'delivered'],
  });
  await recordPastOrder(shop, user.id, { cents: 700, daysAgo: 2, steps: ['canceled'] });
  await recordPastOrder(shop, user.id, { cents: 900, daysAgo: 1, steps: ['shipped', 'returned'] });
  await recordPastOrder(shop, user.id, { cents: 200, daysAgo: 0 });
  expect(await page(user)).toMatchObject({
    name: 'Ada Strong',
    figures: { orders: 4, open: 1, canceled: 1, returned: 1, spent: 12.5 },
    sessions: [{ startedAt: expect.any(String), device: expect.any(String) }],
    notes: [],
  });
  const orders = await owner.api.get<{ totalPrice: number }[]>(
    `customers/${user.id}/orders?limit=2`,
  );
  expect(orders.data.map(({ totalPrice }) => totalPrice)).toEqual([2, 9]);
});

it('finds customers by email, phone, name and order number, and by what they wrote at checkout', async () => {
  const user = await newUser(shop, 'Grace Lift');
  await user.api.put('users', { phone: '+44 20 7946 0123' });
  const details = {
    fullName: 'G. Lift',
    email: 'second-address@example.org',
    phone: '4420794609999',
    address: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip: '12345',
  };
  const { number } = await placeOrder(shop, user.id, { details });
  for (const term of [user.email, '7946 0123', 'grace LIFT', String(number), `#${number}`]) {
    expect([term, await found(term)]).toEqual([term, [user.id]]);
  }
  expect(await found('second-address')).toEqual([user.id]);
  expect(await found('4420794609999')).toEqual([user.id]);
  expect(await found('99999999999')).toEqual([]);
});

it('lists the emails that a customer got', async () => {
  const user = await newUser(shop);
  const { id, number } = await placeOrder(shop, user.id);
  await eventually(async () => {
    const emails = await owner.api.get<object[]>(`customers/${user.id}/emails`);
    const sent = { state: 'sent', at: expect.any(String) };
    expect(emails.data).toHaveLength(2);
    expect(emails.data).toContainEqual({
      ...sent,
      subject: `Order ${number} confirmed`,
      orderId: id,
    });
    expect(emails.data).toContainEqual({ ...sent, subject: 'Welcome', orderId: null });
  });
});

it('keeps notes of the staff, which customers never see', async () => {
  const [user, support] = [await newUser(shop), await newStaff(shop, 'support')];
  const notes = `customers/${user.id}/notes`;
  expect((await support.api.post(notes, { text: '  ' })).message).toBe('Write a note first.');
  expect((await support.api.post(notes, { text: 'x'.repeat(2_001) })).message).toBe(
    'The note is too long.',
  );
  expect((await support.api.post(notes, { text: 'Calls on Mondays' })).message).toBe('Note added.');
  const [note] = (await page(user)).notes;
  expect(note).toMatchObject({ text: 'Calls on Mondays', author: { name: 'Test Staff' } });
  expect((await user.api.get(`customers/${user.id}`)).status).toBe(403);
  expect((await owner.api.delete(`${notes}/${note!._id}`)).message).toBe('Note deleted.');
  expect((await owner.api.delete(`${notes}/${note!._id}`)).status).toBe(404);
  expect((await page(user)).notes).toEqual([]);
});

it('staff remove a second factor that a shopper has lost with the recovery codes', async () => {
  const [shopper, support] = [await newUser(shop), await newStaff(shop, 'support')];
  await addAuthenticator(shopper);
  const hasSecondFactor = async () => (await page(shopper)).hasSecondFactor;
  expect(await hasSecondFactor()).toBe(true);
  const path = `users/${shopper.id}/factors`;
  expect((await support.api.delete(path)).status).toBe(403);
  expect((await owner.api.delete(path)).message).toBe('Second factors removed.');
  expect((await shopper.api.get('users/user')).status).toBe(401);
  const login = { email: shopper.email, password: PASSWORD };
  expect((await shop.api.post('auth/login', login)).status).toBe(200);
  await mailbox.waitForEmail(shopper.email, 'Your second factor was removed');
  expect(await hasSecondFactor()).toBe(false);
  expect((await owner.api.delete(path)).status).toBe(404);
});

describe('an export', () => {
  it('has all of a person for the staff', async () => {
    const user = await newUser(shop);
    const { number } = await placeOrder(shop, user.id);
    const { email } = user;
    await shop.api.post('newsletter/subscribe', { email });
    await shop.api.post('contact', { name: 'Ada', email, subject: 'Hello', message: 'A question' });
    await owner.api.post(`customers/${user.id}/notes`, { text: 'A good customer' });
    const { data } = (await owner.api.post<PersonalData>(`customers/${user.id}/export`)).data;
    expect(data).toMatchObject({
      account: { email, name: 'Test User', sessions: [{}] },
      contactMessages: [{ message: 'A question' }],
      newsletter: [{ email, status: 'active' }],
      notes: [{ text: 'A good customer' }],
      orders: [{ number, email: expect.any(String), lines: [{ name: 'Kettlebell 16 kg' }] }],
      security: [{ kind: 'account.created' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it('has what belongs to the account for shoppers, with their password', async () => {
    const user = await newUser(shop);
    await shop.api.post('newsletter/subscribe', { email: user.email });
    const wrong = await user.api.post('users/user/export', { currentPassword: 'guessed it' });
    expect([wrong.status, wrong.message]).toEqual([400, 'The current password is not correct']);
    const { data } = (
      await user.api.post<PersonalData>('users/user/export', { currentPassword: PASSWORD })
    ).data;
    expect(data).toMatchObject({ account: { email: user.email }, orders: [], cart: [] });
    // An address can be entered without proof: what is held by it alone may be somebody else's.
    expect([data['newsletter'], data['contactMessages']]).toEqual([[], []]);
  });
});
