import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageHeaders } from './page-headers.js';
import { serveHashed, serveNamed } from './static-files.js';
import type { WebOptions } from './web-options.js';

const BASE = '/admin/dashboard';

/** Serves the back office: one page for all its URLs, rendered in the browser. */
export async function mountAdmin(fastify: FastifyInstance, options: WebOptions): Promise<void> {
  const root = join(options.dist, 'admin');
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const headers = { ...pageHeaders('admin', options), 'Cache-Control': 'no-cache' };
  await serveHashed(fastify, root, `${BASE}/assets/`);
  await serveNamed(fastify, root, `${BASE}/`);
  for (const url of [BASE, `${BASE}/*`]) {
    fastify.get(url, (_, reply) =>
      reply.headers(headers).type('text/html; charset=utf-8').send(html),
    );
  }
}
