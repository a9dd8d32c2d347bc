import { paymentsContract } from '../../src/modules/checkout/testing/payments.contract.js';
import { Payments } from '../../src/modules/payment/index.js';
import { type Cards } from '../support/cards.js';
import { startCards } from '../support/start-cards.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

let shop: TestApp;
let cards: Cards;
let closeCards: () => Promise<void>;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({ STRIPE_API_BASE: cards.url });
});

afterAll(async () => {
  await shop?.close();
  await closeCards?.();
});

describe('payments over the official SDK, at the stand-in', () => {
  paymentsContract(() => ({
    payments: shop.app.get(Payments, { strict: false }),
    pay: async (clientSecret) => {
      expect((await cards.confirm(clientSecret)).status).toBe('succeeded');
    },
  }));
});
