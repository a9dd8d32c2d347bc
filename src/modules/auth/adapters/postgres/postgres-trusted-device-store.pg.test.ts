import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { HOUR_MS } from '../../../../kernel/time.js';
import type { TrustedDevice } from '../../domain/trusted-device.js';
import { newUser } from '../../domain/user.js';
import { PostgresTrustedDeviceStore } from './postgres-trusted-device-store.js';
import { PostgresUserRepository } from './postgres-user-repository.js';

const userId = '01900000-0000-7000-8000-000000000001';
const otherId = '01900000-0000-7000-8000-000000000002';
const NOW = new Date(Date.UTC(2030, 0, 1));
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  const users = new PostgresUserRepository(database.statements, database.repositories);
  await database.unitOfWork.run(async () => {
    for (const id of [userId, otherId]) {
      const user = { id, name: 'Ann', email: `${id}@x.test`, createdAt: new Date() };
      await users.add(newUser(user), 'x');
    }
  });
});
afterEach(() => database.dataSource.query('TRUNCATE trusted_device'));
afterAll(() => database.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

function opened() {
  const store = new PostgresTrustedDeviceStore(database.repositories);
  const device = (deviceHash: string, hours: number, given: Partial<TrustedDevice> = {}) => ({
    userId,
    deviceHash,
    proof: 'login' as const,
    credentialsHash: 'now',
    expiresAt: inHours(hours),
    ...given,
  });
  const add = async (...added: readonly TrustedDevice[]) => {
    for (const one of added) await inTransaction(() => store.add(one));
  };
  const names = async (id = userId) =>
    (await store.ofUser(id, NOW)).map(({ deviceHash, proof }) => `${deviceHash} ${proof}`);
  return { store, device, add, names };
}

it('gives back a user’s own devices, the newest first, until they expire', async () => {
  const { store, device, add, names } = opened();
  const [phone, laptop] = [device('phone', 1), device('laptop', 2)];
  await add(phone, laptop, device('gone', 0), device('theirs', 1, { userId: otherId }));
  expect(await store.ofUser(phone.userId, NOW)).toEqual([laptop, phone]);
  expect(await names(otherId)).toEqual(['theirs login']);
});

it('trusts a device anew, for each proof', async () => {
  const { device, add, names } = opened();
  await add(device('phone', 1), device('laptop', 2), device('phone', 3));
  await add(device('phone', 1, { proof: 'email' }));
  expect(await names()).toEqual(['phone login', 'laptop login', 'phone email']);
});

it('has the newest five of each proof', async () => {
  const { device, add, names } = opened();
  await add(device('first', 1), device('mailbox', 1, { proof: 'email' }));
  await add(...[2, 3, 4, 5, 6].map((hours) => device(`${hours}`, hours)));
  const logins = [6, 5, 4, 3, 2].map((hours) => `${hours} login`);
  expect(await names()).toEqual([...logins, 'mailbox email']);
});

it('deletes those of other credentials with the next trust, and what has expired', async () => {
  const { store, device, add, names } = opened();
  await add(device('phone', 1), device('laptop', 2, { credentialsHash: 'changed' }));
  expect(await names()).toEqual(['laptop login']);
  expect(await inTransaction(() => store.deleteExpired(inHours(2), 10))).toBe(0);
  expect(await inTransaction(() => store.deleteExpired(inHours(3), 10))).toBe(1);
  expect(await names()).toEqual([]);
});
