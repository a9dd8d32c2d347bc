import { createServer } from 'node:net';
import { asStartError } from './as-start-error.js';

/**
 * Proves that the port can be listened on, before anything else is started. Port 0 is any free one.
 * @throws StartError when another program has it, or this user may not take it.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    throw asStartError(error) ?? error;
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
