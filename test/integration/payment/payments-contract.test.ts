import { randomUUID } from 'node:crypto';
import { paymentsContract } from '../../../src/modules/checkout/testing/payments.contract.js';
import { Payments } from '../../../src/modules/payment/index.js';
import { CardProvider } from '../../../src/modules/payment/ports/card-provider.js';
import { cardProviderContract } from '../../../src/modules/payment/testing/card-provider.contract.js';
import type { Cards } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

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

describe('refunds over the official SDK, at the stand-in', () => {
  cardProviderContract(() => {
    const provider = shop.app.get(CardProvider, { strict: false });
    return {
      provider,
      unknownId: 'pi_unknown',
      capture: async (cents) => {
        const { id, clientSecret } = await provider.createIntent({
          checkoutId: randomUUID(),
          version: 1,
          userId: randomUUID(),
          amountCents: cents,
          origin: null,
          description: 'A checkout',
        });
        expect((await cards.confirm(clientSecret)).status).toBe('succeeded');
        return id;
      },
      refundByHand: async (intentId, cents) => {
        await cards.asServer('refunds', { payment_intent: intentId, amount: String(cents) });
      },
    };
  });
});
