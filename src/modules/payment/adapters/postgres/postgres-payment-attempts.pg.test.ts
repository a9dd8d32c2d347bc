import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { PostgresPaymentAttempts } from './postgres-payment-attempts.js';
import { PostgresProviderEventLog } from './postgres-provider-event-log.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

it('counts the newest attempts between two times, and no other events', async () => {
  const { repositories, statements, unitOfWork } = database;
  const clock = new SettableClock();
  const log = new PostgresProviderEventLog(repositories, statements, clock);
  const start = clock.now();
  const types = [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.payment_failed',
    'charge.refunded',
    'payment_intent.canceled',
    'payment_intent.succeeded',
  ];
  for (const [index, type] of types.entries()) {
    await unitOfWork.run(() => log.add({ id: `evt_${index}`, type, intentId: 'pi_1' }));
    clock.advance(1_000);
  }
  const attempts = new PostgresPaymentAttempts(statements);
  const end = clock.now();
  const counted = (sample: { after?: Date; before?: Date; most?: number }) =>
    attempts.count({ after: start, before: end, most: 100, ...sample });
  expect(await counted({})).toEqual({ succeeded: 2, declined: 2 });
  expect(await counted({ most: 2 })).toEqual({ succeeded: 1, declined: 1 });
  const second = new Date(start.getTime() + 1_000);
  expect(await counted({ after: second })).toEqual({ succeeded: 1, declined: 2 });
  expect(await counted({ before: second })).toEqual({ succeeded: 1, declined: 0 });
});
