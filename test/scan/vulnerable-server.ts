import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { freshDatabase } from '../support/worker-database.js';

/** A server with one of each fault that a scanner is to find: what it misses here, it misses in the shop. */
export async function startVulnerableServer(): Promise<{ url: string; close(): Promise<void> }> {
  const database = await freshDatabase();
  const db = new Client(database.url);
  await db.connect();
  const pages: Record<
    string,
    (given: (name: string) => string, response: ServerResponse) => unknown
  > = {
    '/product': async (given) =>
      JSON.stringify((await db.query(`SELECT 'Bell' AS name WHERE 1 = ${given('id')}`)).rows),
    '/greeting': (given) => `Hello ${given('name')}`,
    '/preview': async (given) => (await fetch(given('of'))).text(),
    '/leave': (given, response) => response.writeHead(302, { location: given('to') }),
  };
  const answer = async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost');
    response.setHeader('content-type', 'text/html');
    response.setHeader('set-cookie', 'session=1');
    const text = await pages[pathname]?.((name) => searchParams.get(name) ?? '', response);
    response.end(`<html><body><p>${typeof text === 'string' ? text : 'Home'}</p></body></html>`);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.writeHead(500).end(`PostgreSQL query failed: ${String(error)}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.end();
      await database.drop();
    },
  };
}
