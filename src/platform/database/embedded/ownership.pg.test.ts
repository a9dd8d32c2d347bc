import { Client } from 'pg';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { freshDatabase } from '../../../../test/support/worker-database.js';
import { announceEnd, connectionNameOf, takeOwnership } from './ownership.js';

const clients: Client[] = [];
let now = 0;
let database: Awaited<ReturnType<typeof freshDatabase>>;

async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: database.url,
    application_name: connectionNameOf(process.pid),
  });
  clients.push(client);
  await client.connect();
  return client;
}

beforeEach(async () => {
  database = await freshDatabase();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
});

async function waitingOwner() {
  const [owner, next] = [await connect(), await connect()];
  await takeOwnership(owner, '/data');
  return { owner, next, taking: () => takeOwnership(next, '/data') };
}

it('is refused after 3 s where another process runs', async () => {
  const { taking } = await waitingOwner();
  const taken = taking();
  now += 3_001;
  await expect(taken).rejects.toThrow(`The shop already runs on /data (process ${process.pid})`);
});

it('waits for an owner that shuts down, for as long as that may take', async () => {
  const { owner, next, taking } = await waitingOwner();
  await announceEnd(owner);
  const taken = taking();
  now += 25_000;
  const query = jest.spyOn(next, 'query');
  // It has tried again since, and waits.
  await waitUntil(() => query.mock.calls.length > 4).toBe(true);
  await owner.query('SELECT pg_advisory_unlock_all()');
  await taken;
});

it('is tried again where the owner has let go since', async () => {
  const { owner, next, taking } = await waitingOwner();
  await announceEnd(owner);
  const query = next.query.bind(next) as (...given: unknown[]) => Promise<unknown>;
  jest.spyOn(next, 'query').mockImplementationOnce(async (...given: unknown[]) => {
    const tried = await query(...given);
    now += 25_000;
    await owner.query('SELECT pg_advisory_unlock_all()');
    return tried;
  });
  await taking();
});

it('is refused where an owner that shuts down hangs', async () => {
  const { owner, taking } = await waitingOwner();
  await announceEnd(owner);
  const taken = taking();
  now += 30_001;
  await expect(taken).rejects.toThrow('The shop already runs on /data');
});
