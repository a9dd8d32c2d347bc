import { fastify, type FastifyInstance } from 'fastify';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { eventually } from '../../../test/support/eventually.js';
import { InFlightRequests } from '../operations/in-flight-requests.js';
import { limitSlowReaders, type ReaderLimits } from './slow-readers.js';

const PIECE = Buffer.alloc(64 * 1024);
const QUICK: ReaderLimits = {
  checkEveryMs: 20,
  leastRate: Infinity,
  mostStanding: 100,
  standingMs: 100,
  cutMs: 300,
};
const servers: FastifyInstance[] = [];
const sockets: Socket[] = [];
/** Endless streams that a server has begun and not ended. */
let open = 0;

async function* endless() {
  open++;
  try {
    for (;;) yield PIECE;
  } finally {
    open--;
  }
}

async function start(limits: Partial<ReaderLimits> = {}): Promise<FastifyInstance> {
  const server = fastify({ trustProxy: true });
  servers.push(server);
  const inFlight = new InFlightRequests();
  inFlight.count(server);
  limitSlowReaders(server, () => inFlight.all, { ...QUICK, ...limits });
  server.get('/endless', (_request, reply) =>
    reply.send(Readable.from(endless(), { objectMode: false })),
  );
  server.get('/silent', (_request, reply) => {
    const content = new Readable({ read: () => undefined });
    content.push('first');
    return reply.send(content);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** A connection that has asked for a path and reads nothing. */
function ask({ server }: FastifyInstance, address: string, path = '/endless'): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  return socket;
}

/** Waits as long as a server with the same times needs to cut a reader. */
async function untilAnotherIsCut(): Promise<void> {
  const before = open;
  const server = await start();
  ask(server, '10.0.0.9');
  await eventually(() => expect(open).toBe(before + 1));
  await eventually(() => expect(open).toBe(before));
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await eventually(() => expect(open).toBe(0));
});

it('cuts a reader who takes nothing, and none who reads', async () => {
  const server = await start();
  const reader = ask(server, '10.0.0.1').resume();
  await eventually(() => expect(open).toBe(1));
  ask(server, '10.0.0.1');
  await eventually(() => expect(open).toBe(2));
  await eventually(() => expect(open).toBe(1));
  const { bytesRead } = reader;
  await eventually(() => expect(reader.bytesRead).toBeGreaterThan(bytesRead));
});

it('cuts those of an address who have stood still for longest, and none of another address', async () => {
  const server = await start({ mostStanding: 2, cutMs: Infinity });
  const other = ask(server, '10.0.0.2');
  await eventually(() => expect(open).toBe(1));
  for (let reader = 0; reader < 6; reader++) ask(server, '10.0.0.1');
  await eventually(() => expect(open).toBe(3));
  await untilAnotherIsCut();
  expect(open).toBe(3);
  other.resume();
  await eventually(() => expect(other.bytesRead).toBeGreaterThan(16 * 1024 * 1024));
});

it('gives a reader the time that what waits may take on a slow line', async () => {
  const server = await start({ leastRate: 1 });
  ask(server, '10.0.0.1');
  await eventually(() => expect(open).toBe(1));
  await untilAnotherIsCut();
  expect(open).toBe(1);
});

it('cuts nobody while the shop has nothing to send', async () => {
  const server = await start();
  const patient = ask(server, '10.0.0.1', '/silent').resume();
  await eventually(() => expect(patient.bytesRead).toBeGreaterThan(0));
  await untilAnotherIsCut();
  expect(patient.destroyed).toBe(false);
});
