import { createServer } from 'node:net';

/** Below what systems give away by themselves, so that nobody is given it before its owner has started. */
const FIRST = 11_000;
const COUNT = 20_000;
/** How many a process may take before it comes upon those of the next one. */
const EACH = 37;

let next = process.pid * EACH;

/** A port of this machine for a process that a test is about to start. */
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
