import { CountingIds, SettableClock } from '../../../../kernel/testing/fakes.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { untilLockWaits } from '../../../../../test/support/lock-waits.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newUser } from '../../domain/user.js';
import { FakeAccessTokens, FakeOpaqueTokens, LIFETIMES } from '../../testing/fake-tokens.js';
import { RecordedSecurityLog } from '../../testing/recorded-security-log.js';
import { sessionStoreContract } from '../../testing/session-store.contract.js';
import { RefreshSession } from '../../use-cases/refresh-session.js';
import { PostgresUserRepository } from './postgres-user-repository.js';
import { PostgresSessionStore } from './postgres-session-store.js';

const userId = '01900000-0000-7000-8000-000000000001';
const tokens = new FakeOpaqueTokens();
let database: OpenDatabase;
let store: PostgresSessionStore;
const clock = new SettableClock();

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  const { repositories, statements, unitOfWork } = database;
  store = new PostgresSessionStore(statements, repositories);
  const user = { id: userId, name: 'Ann', email: 'ann@x.test', createdAt: clock.now() };
  const users = new PostgresUserRepository(statements, repositories);
  await unitOfWork.run(() => users.add(newUser(user), 'x'));
});
afterEach(() => database.unitOfWork.run(() => store.endAllOf(userId)));
afterAll(() => database.close());

describe('sessions in Postgres', () => {
  sessionStoreContract(async () => ({
    store,
    userId,
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});

it('no session of a blocked user counts, though one was opened in between', async () => {
  const users = new PostgresUserRepository(database.statements, database.repositories);
  const block = (at: Date | null) => users.setBlockedAt(userId, at);
  const id = new CountingIds().next();
  const expiresAt = new Date(clock.now().getTime() + 1_000_000);
  await database.unitOfWork.run(async () => {
    await block(clock.now());
    const times = { startedAt: clock.now(), expiresAt, provedAt: null };
    await store.open({ id, userId, tokenHash: 'raced', ...times });
  });
  expect(await store.current(userId, id, clock.now())).toBeUndefined();
  expect(await database.unitOfWork.run(() => store.lockByToken('raced'))).toBeUndefined();
  await database.unitOfWork.run(() => block(null));
  expect(await store.current(userId, id, clock.now())).toMatchObject({ sessionId: id });
});

describe('one refresh token presented many times at once', () => {
  const refresh = () => {
    const { unitOfWork } = database;
    return new RefreshSession(
      ...([unitOfWork, store, new FakeAccessTokens(), tokens, clock, LIFETIMES] as const),
      new RecordedSecurityLog(),
    );
  };
  const open = async () => {
    const token = tokens.random();
    const expiresAt = new Date(clock.now().getTime() + 1_000_000);
    const session = {
      id: new CountingIds().next(),
      userId,
      startedAt: clock.now(),
      expiresAt,
      provedAt: null,
    };
    await database.unitOfWork.run(() => store.open({ ...session, tokenHash: tokens.hash(token) }));
    return token;
  };

  it('leads every tab to the same successor, and nobody is signed out', async () => {
    const token = await open();
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT FROM session FOR UPDATE');
    const refreshes = Array.from({ length: 8 }, () => refresh().execute(token));
    await untilLockWaits(database, refreshes.length);
    await other.commitTransaction();
    await other.release();
    const answers = await Promise.all(refreshes);
    expect(new Set(answers.map(({ refreshToken }) => refreshToken))).toEqual(
      new Set([`${token}+`]),
    );
    const rows = await database.dataSource.query<{ hash: string; good_until: Date | null }[]>(
      'SELECT hash, good_until FROM refresh_token ORDER BY hash',
    );
    expect(rows.map(({ good_until }) => good_until === null)).toEqual([false, true]);
  });

  it('ends the session for good when it is a copy, though the caller gets an error', async () => {
    const token = await open();
    await refresh().execute(token);
    clock.advance(61_000);
    const answers = await Promise.allSettled([
      refresh().execute(token),
      refresh().execute(`${token}+`),
      refresh().execute(token),
    ]);
    expect(answers[0]!.status).toBe('rejected');
    const [{ count }] = await database.dataSource.query<[{ count: string }]>(
      'SELECT count(*) FROM session',
    );
    expect(count).toBe('0');
  });
});
