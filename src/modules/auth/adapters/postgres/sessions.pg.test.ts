import { DataSource } from 'typeorm';
import { loadEnv } from '../../../../config/env.js';
import { CountingIds, SettableClock } from '../../../../kernel/testing/fakes.js';
import { createDataSource } from '../../../../platform/database/data-source.js';
import { Database } from '../../../../platform/database/database.js';
import { TypeOrmUnitOfWork } from '../../../../platform/database/typeorm-unit-of-work.js';
import { freshDatabase } from '../../../../../test/support/worker-database.js';
import { newUser } from '../../domain/user.js';
import { FakeAccessTokens, FakeOpaqueTokens, LIFETIMES } from '../../testing/fake-tokens.js';
import { sessionStoreContract } from '../../testing/session-store.contract.js';
import { RefreshSession } from '../../use-cases/refresh-session.js';
import { PostgresUserRepository } from './postgres-user-repository.js';
import { PostgresSessionStore } from './postgres-session-store.js';

const userId = '01900000-0000-7000-8000-000000000001';
const tokens = new FakeOpaqueTokens();
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let source: DataSource;
let store: PostgresSessionStore;
let unitOfWork: TypeOrmUnitOfWork;
const clock = new SettableClock();

beforeAll(async () => {
  fresh = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: fresh.url });
  source = await createDataSource(env).initialize();
  const database = new Database(source, env);
  unitOfWork = new TypeOrmUnitOfWork(source);
  store = new PostgresSessionStore(database);
  const user = { id: userId, name: 'Ann', email: 'ann@x.test', createdAt: clock.now() };
  const users = new PostgresUserRepository(database);
  await unitOfWork.run(() => users.add(newUser(user), 'x'));
});
afterEach(() => unitOfWork.run(() => store.endAllOf(userId)));
afterAll(async () => {
  await source.destroy();
  await fresh.drop();
});

describe('sessions in Postgres', () => {
  sessionStoreContract(async () => ({
    store,
    userId,
    inTransaction: (work) => unitOfWork.run(work),
  }));
});

describe('one refresh token shown many times at once', () => {
  const refresh = () =>
    new RefreshSession(unitOfWork, store, new FakeAccessTokens(), tokens, clock, LIFETIMES);
  const open = async () => {
    const token = tokens.random();
    const expiresAt = new Date(clock.now().getTime() + 1_000_000);
    const session = { id: new CountingIds().next(), userId, expiresAt };
    await unitOfWork.run(() => store.open({ ...session, tokenHash: tokens.hash(token) }));
    return token;
  };

  it('leads every tab to the same successor, and nobody is signed out', async () => {
    const token = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh().execute(token)));
    expect(new Set(answers.map(({ refreshToken }) => refreshToken))).toEqual(
      new Set([`${token}+`]),
    );
    const rows = await source.query<{ hash: string; good_until: Date | null }[]>(
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
    const [{ count }] = await source.query<[{ count: string }]>('SELECT count(*) FROM session');
    expect(count).toBe('0');
  });
});
