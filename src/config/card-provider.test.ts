import { cardProvider, mixedKeys } from './card-provider.js';

it.each([
  ['sk_live_x', true],
  ['rk_live_x', true],
  ['sk_org_live_x', true],
  ['sk_test_x', false],
  ['rk_test_x', false],
  ['sk_org_test_x', false],
])('the key %s takes real cards: %s', (STRIPE_SECRET_KEY, isReal) => {
  expect(cardProvider({ STRIPE_SECRET_KEY }).LIVE_CARDS).toBe(isReal);
});

it('the stand-in takes no real cards, wherever it is', () => {
  expect(cardProvider({}).LIVE_CARDS).toBe(false);
  expect(cardProvider({ CARD_STAND_IN_URL: 'http://cards:4010' }).LIVE_CARDS).toBe(false);
});

it.each([
  [
    'sk_test_x',
    'pk_live_x',
    'STRIPE_PUBLISHABLE_KEY is a live key and STRIPE_SECRET_KEY a test key',
  ],
  [
    'rk_live_x',
    'pk_test_x',
    'STRIPE_PUBLISHABLE_KEY is a test key and STRIPE_SECRET_KEY a live key',
  ],
  ['sk_org_live_x', 'pk_test_x', 'take both of one mode'],
  ['pk_live_x', 'pk_live_x', 'STRIPE_SECRET_KEY is a publishable key'],
  ['sk_live_x', 'sk_live_x', 'STRIPE_PUBLISHABLE_KEY is a secret key'],
  ['sk_live_x', 'rk_test_x', 'STRIPE_PUBLISHABLE_KEY is a secret key'],
])('%s beside %s is refused in one sentence', (secret, publishable, words) => {
  const problems = mixedKeys({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable });
  expect(problems).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['sk_live_x', 'pk_live_x'],
  ['rk_live_x', 'pk_live_x'],
  ['sk_org_live_x', 'pk_live_x'],
  ['rk_test_x', 'pk_test_x'],
  ['another form', 'pk_live_x'],
  ['sk_live_x', undefined],
])('%s goes with %s', (secret, publishable) => {
  const given = {
    STRIPE_SECRET_KEY: secret,
    ...(publishable && { STRIPE_PUBLISHABLE_KEY: publishable }),
  };
  expect(mixedKeys(given)).toEqual([]);
});
