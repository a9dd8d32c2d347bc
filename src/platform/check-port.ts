import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { asStartError } from './start-error.js';

/** How long a shop that is shutting down may still hold its port after it has drained, in ms. */
const PATIENCE_MS = 2_000;
const EVERY_MS = 50;

/**
 * Checks that the port can be listened on, before anything else starts. Port 0 is any free port.
 * `drainMs` is how long a shop with these settings that is shutting down keeps serving.
 * @throws StartError when the port is in use or needs privileges
 */
export async function checkPort(host: string, port: number, drainMs: number): Promise<void> {
  const deadline = Date.now() + drainMs + PATIENCE_MS;
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

/** Returns a free port of this machine. */
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
