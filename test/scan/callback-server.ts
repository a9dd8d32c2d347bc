import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CallbackServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Callback {
  readonly url: string;
  readonly date: string;
  readonly ip: string;
  readonly method: string;
}

/**
 * The part of wapiti's own server that hears of requests which a payload has caused, here because a scan
 * sends nothing to the internet. A payload names `/ssrf/<session>/<request>/<parameter in hex>/`; wapiti asks
 * for them by `get_ssrf.php?id=<session>`.
 */
export async function startCallbackServer(): Promise<CallbackServer> {
  const bySession: Record<string, Record<string, Record<string, Callback[]>>> = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const [, kind, session, path, parameter] = pathname.split('/');
    if (kind === 'ssrf' && session && path && parameter) {
      const date = new Date().toISOString();
      const ip = String(request.socket.remoteAddress);
      const callback = { url: pathname, date, ip, method: String(request.method) };
      (((bySession[session] ??= {})[path] ??= {})[parameter] ??= []).push(callback);
    }
    response.setHeader('content-type', 'application/json');
    const isAsked = kind === 'get_ssrf.php';
    response.end(JSON.stringify(isAsked ? (bySession[searchParams.get('id') ?? ''] ?? {}) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
