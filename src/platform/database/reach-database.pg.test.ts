import { Test } from '@nestjs/testing';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { createDatabase, dropDatabase, postgresHost } from '../../../test/support/postgres.js';
import { eventually } from '../../../test/support/eventually.js';
import { silentLogger } from '../../../test/support/silent-logger.js';
import { ConfigModule } from '../../config/config.module.js';
import { loadEnv } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { DatabaseModule } from './database.module.js';
import { migrateDatabase } from './migrate-database.js';
import { reachDatabase } from './reach-database.js';
import pg from 'pg';

const NAME = `vigor_reach_${process.pid}`;
const ROLE = `vigor_guest_${process.pid}`;

let url: string;
let servers: Server[];
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

beforeAll(async () => {
  url = await createDatabase(NAME);
});
beforeEach(() => {
  servers = [];
  lines.length = 0;
});
afterEach(() => servers.forEach((server) => server.close()));
afterAll(() => dropDatabase(NAME));

async function listen(server: Server, port = 0): Promise<number> {
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Something that refuses each connection as a pooler does. */
function refusing(said: string): Server {
  const content = `SFATAL\0C08P01\0M${said}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + content.length, 1);
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(content)])));
  });
}

/** A way to the Postgres of the tests. */
function forwarding(): Server {
  const { hostname, port } = new URL(`http://${postgresHost()}`);
  return createServer((socket) => {
    if (socket.destroyed) return;
    const other = connect(Number(port), hostname);
    for (const each of [socket, other]) each.on('error', () => undefined);
    socket.pipe(other).pipe(socket);
  });
}

const at = (port: number) => {
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  // The tests' Postgres is reached by a socket.
  address.search = '';
  return address.href;
};

/** As `forwarding`; each second connection is lost at once, the first too. */
function losing(): Server {
  let seen = 0;
  return forwarding().prependListener('connection', (socket: Socket) => {
    if (seen++ % 2 === 0) socket.destroy();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

it('waits, and says so once, for a database that is not up yet', async () => {
  const port = await freePort();
  const reaching = reachDatabase(loadEnv({ DATABASE_URL: at(port) }), log);
  await eventually(() => expect(lines).toHaveLength(1));
  await listen(forwarding(), port);
  await reaching;
  expect(lines).toEqual([
    expect.stringMatching(
      `^The Postgres of DATABASE_URL \\(127.0.0.1:${port}\\) does not answer: .*ECONNREFUSED.*; waiting for it …$`,
    ),
  ]);
});

it('gives up with one line', async () => {
  const env = loadEnv({ DATABASE_URL: at(await freePort()) });
  const reaching = reachDatabase(env, log, 0);
  await expect(reaching).rejects.toThrow(StartError);
  await expect(reaching).rejects.toThrow(/ECONNREFUSED.* Start it, or correct the address\.$/);
});

it('names the setting of a database that does not exist', async () => {
  const missing = new URL(url);
  missing.pathname = '/not_there';
  const env = loadEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: missing.href });
  const words = 'The database that DATABASE_DIRECT_URL names does not exist';
  await expect(reachDatabase(env, log)).rejects.toThrow(words);
  expect(lines).toEqual([]);
});

it('says what a pooler asks for that refuses the timeout', async () => {
  const port = await listen(refusing('unsupported startup parameter: statement_timeout'));
  const reaching = reachDatabase(loadEnv({ DATABASE_URL: at(port) }), log);
  await expect(reaching).rejects.toThrow('DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL');
});

it('finds nothing wrong where a connection stays with its client', async () => {
  const env = loadEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: url });
  await expect(reachDatabase(env, log)).resolves.toBeUndefined();
  await expect(reachDatabase(loadEnv({}), log)).resolves.toBeUndefined();
});

it('says which right the user of the database lacks', async () => {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'guest'`);
    const guest = new URL(url);
    guest.username = ROLE;
    guest.password = 'guest';
    const migrating = migrateDatabase(loadEnv({ DATABASE_URL: guest.href }));
    await expect(migrating).rejects.toThrow(StartError);
    await expect(migrating).rejects.toThrow(/^The user of DATABASE_URL lacks a right \(permission/);
  } finally {
    await admin.query(`DROP ROLE ${ROLE}`);
    await admin.end();
  }
});

it('a start connects again where a connection is lost', async () => {
  const env = loadEnv({ DATABASE_URL: at(await listen(losing())) });
  const testing = Test.createTestingModule({ imports: [ConfigModule.with(env), DatabaseModule] });
  const shop = await testing.setLogger(silentLogger).compile();
  try {
    await expect(shop.get(DataSource).query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  } finally {
    await shop.close();
  }
});
