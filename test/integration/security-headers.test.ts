import { startTestApp } from '../support/start-test-app.js';

describe('answers of the API', () => {
  it('may do nothing in a browser, and name their request', async () => {
    const shop = await startTestApp();
    try {
      for (const answer of [await shop.api.get('shop'), await shop.api.get('nothing')]) {
        expect(answer.headers).toMatchObject({
          'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
          'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
        expect(answer.headers['strict-transport-security']).toBeUndefined();
        expect(answer.headers['x-powered-by']).toBeUndefined();
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    } finally {
      await shop.close();
    }
  });

  it('demand https exactly where the shop has it', async () => {
    const shop = await startTestApp({ SHOP_URL: 'https://shop.example' });
    try {
      const { headers } = await shop.api.get('shop');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await shop.close();
    }
  });
});
