import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { PersonalDataRegistry } from '../../kernel/personal-data.js';
import { JobData } from './job-data.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database.close());

const ANN = 'ann@x.test';

const addJob = (job: string, payload: object, error: string | null = null) =>
  database.dataSource.query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, last_error)
     VALUES ($1, $2, 'mail', $3, now(), now(), $4)`,
    [randomUUID(), job, JSON.stringify(payload), error],
  );

it('deletes jobs that name an address at any depth of their payload, in any case, and no others', async () => {
  await addJob('on top', { email: ANN });
  await addJob('in an object', { change: { from: { email: 'Ann@X.test' } } });
  await addJob('in a list', { emails: ['bob@x.test', [{ to: ANN }]] });
  await addJob('of a longer address', { change: { email: `jo${ANN}` } });
  await addJob('in a sentence', { change: { note: `write to ${ANN}` } });
  await addJob('of nobody', { orderId: 'o1' }, `550 <${ANN}> unknown`);
  const data = new JobData(new PersonalDataRegistry(), database.repositories);
  await database.unitOfWork.run(() => data.erase({ userId: randomUUID(), emails: ['ANN@x.test'] }));
  const left = await database.dataSource.query<{ job: string; last_error: string | null }[]>(
    'SELECT job, last_error FROM outbox ORDER BY job',
  );
  expect(left).toEqual([
    { job: 'in a sentence', last_error: null },
    { job: 'of a longer address', last_error: null },
    { job: 'of nobody', last_error: null },
  ]);
});
