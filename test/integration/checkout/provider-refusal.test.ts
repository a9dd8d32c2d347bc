import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newUser } from '../../support/test-users.js';
import { startTestApp } from '../../support/start-test-app.js';

it('a refusal of the card provider is answered without its message, which may name keys', async () => {
  const message = 'Invalid API Key provided: sk_live_****1234';
  const provider = createServer((_request, response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const shop = await startTestApp({ STRIPE_API_BASE: `http://127.0.0.1:${port}` });
  try {
    const user = await newUser(shop);
    const answer = await user.api.post('orders/create-order', { transactionId: 'pi_1' });
    expect([answer.status, answer.code]).toEqual([502, 'provider_refused']);
    expect(answer.body).not.toContain('sk_live');
  } finally {
    await shop.close();
    provider.closeAllConnections();
    provider.close();
  }
});
