import { type AddressInfo, createServer, type Socket } from 'node:net';
import { loadEnv } from '../../../../config/env.js';
import { ProviderUnavailable } from '../../domain/payment-errors.js';
import { createStripe, translated } from './stripe-client.js';

const WITHIN_MS = 1_000;

test('a provider that never answers is unavailable within the time given, its retry included', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const stripe = createStripe(loadEnv({ STRIPE_API_BASE: base }), WITHIN_MS);
  const began = performance.now();
  await expect(translated(() => stripe.paymentIntents.list())).rejects.toThrow(ProviderUnavailable);
  // Half as much again for a busy machine; one more attempt would take it past that.
  expect(performance.now() - began).toBeLessThan(WITHIN_MS * 1.5);
  expect(sockets).toHaveLength(2);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
