import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { asStartError } from './as-start-error.js';

/** How long a shop that is just ending may still hold its port. */
const PATIENCE_MS = 2_000;
const EVERY_MS = 50;

/**
 * Proves that the port can be listened on, before anything else is started. Port 0 is any free one.
 * @throws StartError when another program has it, or this user may not take it.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await listenOnce(host, port);
      return;
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isBusy || Date.now() > deadline) throw asStartError(error) ?? error;
      await pause(EVERY_MS);
    }
  }
}

/** A port on this machine that nobody listens on just now. */
export function freePort(): Promise<number> {
  return listenOnce('127.0.0.1', 0);
}

function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
