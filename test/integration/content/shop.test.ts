import { currentSettings } from '../../../common/contract/current-settings.js';
import { publicSettings } from '../../../common/contract/shop-settings.js';
import { demoContentIn } from '../../support/demo-content.js';
import { startTestApp } from '../../support/start-test-app.js';

describe('GET shop', () => {
  it('tells a browser what it may know, and the demo logins in demo mode', async () => {
    const shop = await startTestApp({ DEMO: 'on' });
    try {
      const { data, headers } = await shop.api.get<{ demo: object }>('shop');
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(data).toEqual({
        name: 'VIGOR',
        needsOwner: true,
        currency: 'usd',
        limits: {
          imagesPerProduct: 3,
          imageBytes: 5_242_880,
          smallestOrder: 0.5,
          largestOrder: 999_999.99,
          lowStock: 10,
          resetLinkMs: 900_000,
        },
        settings: publicSettings(currentSettings({}, { isDemo: true, isTestDomainAllowed: true })),
        delivery: {
          isFree: true,
          freeFrom: null,
          methods: [{ price: 0, freeFrom: null, steps: null, daysFrom: null, daysTo: null }],
        },
        pages: [
          { title: 'Privacy Policy', path: '/privacy' },
          { title: 'Terms of Service', path: '/terms' },
          { title: 'Returns', path: '/returns' },
          { title: 'Delivery', path: '/delivery' },
        ],
        announcement: null,
        previewImage: null,
        payment: {
          publishableKey: 'pk_test_vigor',
          apiBase: '/sandbox/stripe',
          isTestMode: false,
          scriptUrl: '/sandbox/stripe/stripe.js',
        },
        demo: {
          admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
          user: { email: 'user@vigor.test', password: 'vigor-user' },
        },
      });
    } finally {
      await shop.close();
    }
  });

  it('points at no stand-in with a real provider, and at no login outside demo mode', async () => {
    const shop = await startTestApp({
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    });
    try {
      const { data, body } = await shop.api.get('shop');
      expect(data).toMatchObject({
        payment: { publishableKey: 'pk_live_x', isTestMode: false, apiBase: null, scriptUrl: null },
        demo: null,
      });
      expect(body).not.toContain('sk_live_x');
    } finally {
      await shop.close();
    }
  });

  it('invents no contact data without the demo', async () => {
    const shop = await startTestApp();
    try {
      const { data, body } = await shop.api.get('shop');
      const nothing = { email: null, phone: null, street: null, city: null, facebook: null };
      expect(data).toMatchObject({ settings: nothing });
      expect(demoContentIn(body)).toEqual([]);
    } finally {
      await shop.close();
    }
  });
});
