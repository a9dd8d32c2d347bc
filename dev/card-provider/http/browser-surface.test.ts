import { createServer } from 'node:http';
import { listen, shut } from '../../loopback.js';
import { PUBLISHABLE_KEY, SECRET_KEY, TestProvider } from '../testing/test-provider.js';

const world = new TestProvider();
const mounted = createServer((request, response) => {
  request.url = request.url?.replace('/sandbox/stripe', '');
  world.provider.handle(request, response);
});
let origin = '';
beforeAll(async () => {
  await world.start();
  origin = `http://127.0.0.1:${await listen(mounted, '127.0.0.1', 0)}/sandbox/stripe`;
});
afterAll(async () => {
  await shut(mounted);
  await world.stop();
});

const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '50',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[billing_details][name]': 'Ada',
};

const post = (path: string, params: Record<string, string>) =>
  fetch(`${origin}/v1/${path}`, { method: 'POST', body: new URLSearchParams(params) });

test('a browser confirms and reads with the publishable key and the client secret', async () => {
  const intent = await world.stripe.paymentIntents.create({
    amount: 4_999,
    currency: 'usd',
    metadata: { person: 'secret' },
  });
  const access = { key: PUBLISHABLE_KEY, client_secret: String(intent.client_secret) };
  const confirmed = await post(`payment_intents/${intent.id}/confirm`, { ...access, ...CARD });
  const body = (await confirmed.json()) as object;
  expect([confirmed.status, body]).toEqual([200, expect.objectContaining({ status: 'succeeded' })]);
  expect(body).not.toHaveProperty('metadata');
  expect(body).not.toHaveProperty('latest_charge');
  const read = await fetch(
    `${origin}/v1/payment_intents/${intent.id}?${new URLSearchParams(access)}`,
  );
  expect(await read.json()).toEqual(body);
});

test('without the right client secret an intent cannot be touched', async () => {
  const intent = await world.stripe.paymentIntents.create({ amount: 4_999, currency: 'usd' });
  for (const client_secret of ['', `${intent.id}_secret_guess`]) {
    const answer = await post(`payment_intents/${intent.id}/confirm`, {
      key: PUBLISHABLE_KEY,
      client_secret,
      ...CARD,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.objectContaining({ param: 'client_secret' }) },
    ]);
  }
  expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe(
    'requires_payment_method',
  );
});

test('the server’s calls are not for browsers', async () => {
  const params = { amount: '4999', currency: 'usd' };
  const withPublishable = await post('payment_intents', { key: PUBLISHABLE_KEY, ...params });
  expect(withPublishable.status).toBe(403);
  const withSecret = await post('payment_intents', { key: SECRET_KEY, ...params });
  expect(withSecret.status).toBe(401);
  expect((await fetch(`${origin}/__state`)).status).toBe(401);
});

test.each([
  ['number', '4242424242424241', 'incorrect_number', 'Your card number is incorrect.'],
  ['exp_month', '13', 'invalid_expiry_month', "Your card's expiration month is invalid."],
  ['exp_year', '20', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ['cvc', '1', 'invalid_cvc', "Your card's security code is invalid."],
])('a bad %s is a card error', async (field, value, code, message) => {
  const intent = await world.stripe.paymentIntents.create({ amount: 4_999, currency: 'usd' });
  const answer = await post(`payment_intents/${intent.id}/confirm`, {
    key: PUBLISHABLE_KEY,
    client_secret: String(intent.client_secret),
    ...CARD,
    [`payment_method_data[card][${field}]`]: value,
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toEqual({
    error: { type: 'card_error', code, message, param: field },
  });
});

test('the script is served, and not again while it is the same', async () => {
  const first = await fetch(`${origin}/stripe.js`);
  expect(first.headers.get('content-type')).toContain('javascript');
  expect(await first.text()).toContain('window.Stripe = Stripe');
  const headers = { 'if-none-match': String(first.headers.get('etag')) };
  expect((await fetch(`${origin}/stripe.js`, { headers })).status).toBe(304);
});
