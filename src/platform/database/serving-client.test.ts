import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Pool } from 'pg';
import { ServingClient } from './serving-client.js';

/** A message of Postgres' protocol: its type, its length with itself, its content. */
const message = (type: string, content: string): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(content), 1);
  return Buffer.concat([head, Buffer.from(content)]);
};
const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), READY]);
const DONE = message('C', 'SELECT 0\0');
const ENDING = message(
  'E',
  'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);

let server: Server;
let pool: Pool;
beforeEach(async () => {
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.write(Buffer.concat([DONE, READY, ENDING])));
    });
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  pool = new Pool({ host: '127.0.0.1', port, max: 1, pipeline: true, Client: ServingClient });
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  server.close();
});

it('survives a server that ends in the packet that ends a query', async () => {
  const first = pool.query('SELECT');
  const next = pool.connect();
  await first;
  const client = await next;
  await expect(client.query('SELECT')).rejects.toThrow('not queryable');
  client.release();
  expect(pool.totalCount).toBe(0);
});
