import { startTestApp } from '../support/start-test-app.js';

it('every failure names its request, be its address unreadable', async () => {
  const shop = await startTestApp();
  try {
    for (const url of ['/%ff', '/api/%ff', '/api/products/%E0%A4%A', '/api/nothing']) {
      const answer = await shop.app.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers).toMatchObject({
        'x-request-id': answer.json<{ requestId: string }>().requestId,
        'cache-control': 'no-store',
      });
    }
  } finally {
    await shop.close();
  }
});

it('health is never kept', async () => {
  const shop = await startTestApp();
  try {
    for (const url of ['/health/live', '/health/ready']) {
      const answer = await shop.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  } finally {
    await shop.close();
  }
});

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
