import { Client } from 'pg';
import { loadEnv } from '../../config/env.js';
import { createDatabase, dropDatabase } from '../../../test/support/postgres.js';
import { eventually } from '../../../test/support/eventually.js';
import { OutboxNotificationListener } from './outbox-notification-listener.js';

const NAME = `vigor_wake_${process.pid}`;
let url: string;
beforeAll(async () => {
  url = await createDatabase(NAME);
});
afterAll(() => dropDatabase(NAME));

it('keeps one connection at most where Postgres refuses to listen', async () => {
  const onlooker = new Client(url);
  await onlooker.connect();
  const others = async () => {
    const { rows } = await onlooker.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = $1 AND pid <> pg_backend_pid()`,
      [NAME],
    );
    return rows[0]!.count;
  };
  const query = jest
    .spyOn(Client.prototype, 'query')
    .mockImplementation(() => Promise.reject(new Error('cannot execute LISTEN during recovery')));
  const listener = new OutboxNotificationListener(loadEnv({ DATABASE_URL: url }));
  await listener.listen(() => undefined);
  await eventually(async () => expect(query.mock.calls.length).toBeGreaterThanOrEqual(3));
  query.mockRestore();
  await eventually(async () => expect(await others()).toBeLessThanOrEqual(1));
  await listener.onApplicationShutdown();
  await eventually(async () => expect(await others()).toBe(0));
  await onlooker.end();
});
