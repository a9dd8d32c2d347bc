import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Caddy, hasCaddy } from '../support/caddy.js';
import { readCaddyfile } from '../support/compose-file.js';
import { eventually } from '../support/eventually.js';
import { ownPort } from '../support/own-port.js';

/** A process that has these files and answers its health check. */
async function processWith(...files: string[]): Promise<Server> {
  const server = createServer(({ url }, answer) => {
    const known = ['/health/ready', ...files].includes(url ?? '');
    answer.writeHead(known ? 200 : 404).end(url);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

// The tests' own proxy, which stands in for it, does not read the Caddyfile.
(hasCaddy() ? it : it.skip)(
  'finds the scripts of both releases while one replaces the other',
  async () => {
    const old = await processWith('/assets/old.js', '/assets/both.js');
    const newer = await processWith(
      '/assets/new.js',
      '/assets/both.js',
      '/admin/dashboard/assets/a.js',
    );
    const url = `http://127.0.0.1:${await ownPort()}`;
    const caddyfile = readCaddyfile()
      .replace(':80 {', `${url} {`)
      .replaceAll('api-1:3000', hostOf(old))
      .replaceAll('api-2:3000', hostOf(newer));
    const caddy = await Caddy.start(caddyfile, url);
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    try {
      for (const found of ['/assets/old.js', '/assets/new.js', '/assets/both.js']) {
        expect([found, await status(found)]).toEqual([found, 200]);
      }
      expect(await status('/admin/dashboard/assets/a.js')).toBe(200);
      expect(await status('/assets/none.js')).toBe(404);
      old.close();
      old.closeAllConnections();
      await eventually(async () => expect(await status('/assets/new.js')).toBe(200));
      expect(await status('/assets/both.js')).toBe(200);
    } finally {
      await caddy.close();
      for (const server of [old, newer]) {
        server.closeAllConnections();
        server.close();
      }
    }
  },
);
