import { cardProvider } from './card-provider.js';

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
