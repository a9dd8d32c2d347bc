import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { customerNotesContract } from '../../testing/customer-notes.contract.js';
import { erasuresContract } from '../../testing/erasures.contract.js';
import { ErasureEntity } from './entities.js';
import { PostgresCustomerNotes } from './postgres-customer-notes.js';
import { PostgresErasures } from './postgres-erasures.js';

const ids = new UuidIds();
const [userId, otherId, authorId, orderId] = [ids.next(), ids.next(), ids.next(), ids.next()];
let database: OpenDatabase;
let number: number;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  for (const id of [userId, otherId, authorId]) {
    await database.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, 'Max', $1::text, 'x', now())`,
      [id],
    );
  }
  const [order] = await database.dataSource.query<[{ number: number }]>(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents, full_name, email,
                         phone, address, city, state, zip, created_at)
     VALUES ($1, gen_random_uuid(), 'pi_1', $2, 4200, 0, 'Ada', '', '', '', '', '', '', now())
     RETURNING number::int`,
    [orderId, userId],
  );
  ({ number } = order);
});
beforeEach(() => database.dataSource.query('TRUNCATE customer_note, erasure'));
afterAll(() => database?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);
const newId = () => ids.next();

describe('notes in Postgres', () => {
  customerNotesContract(async () => ({
    notes: new PostgresCustomerNotes(database.statements, database.repositories),
    author: { id: authorId, name: 'Max' },
    order: { id: orderId, number },
    userId,
    otherId,
    newId,
    inTransaction,
  }));
});

describe('erasures in Postgres', () => {
  erasuresContract(async () => ({
    erasures: new PostgresErasures(database.repositories),
    timeOf: async (id) =>
      (await database.repositories.read(ErasureEntity).findOneBy({ userId: id }))?.at,
    newId,
    inTransaction,
  }));
});
