import { RedisInvalidation } from './redis-invalidation.js';

it('lets the process live on while Redis comes and goes', async () => {
  const invalidation = new RedisInvalidation('redis://127.0.0.1:1', 'nobody');
  try {
    await invalidation.announce('catalogue');
    // As its client says when Redis is there for a moment, and gone before it has heard.
    const { speaking } = invalidation as unknown as { speaking: { client: NodeJS.EventEmitter } };
    speaking.client.emit('ready');
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    invalidation.onApplicationShutdown();
  }
});
