import { RedisInvalidation } from './redis-invalidation.js';

interface Inside {
  readonly publisher: {
    readonly client: NodeJS.EventEmitter & { publish(): Promise<number> };
  };
}

it('publishes a failed message again once, then waits for the next reconnect', async () => {
  const invalidation = new RedisInvalidation('redis://127.0.0.1:1', 'nobody');
  const { client } = (invalidation as unknown as Inside).publisher;
  let tries = 0;
  // Succeeds in the end, because an endless retry would hang the tests.
  jest
    .spyOn(client, 'publish')
    .mockImplementation(async () => (++tries < 10 ? Promise.reject(new Error('away')) : 0));
  try {
    await invalidation.announce('catalogue');
    expect(tries).toBe(1);
    // As the client does when Redis was reachable briefly and is gone before the subscription.
    client.emit('ready');
    await new Promise((resolve) => setImmediate(resolve));
    expect(tries).toBe(2);
  } finally {
    invalidation.onApplicationShutdown();
  }
});
