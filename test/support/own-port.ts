import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no other process is given one meanwhile. */
const FIRST = 11_000;
const COUNT = 20_000;
/** Ports per process before the range of the next process begins. */
const EACH = 37;

let next = process.pid * EACH;

/** A free port for a process that a test is about to start. */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}
