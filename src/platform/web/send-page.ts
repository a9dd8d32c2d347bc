import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/compression.js';
import type { FinishedPage } from './page-renderer.js';

/** Sends a page in the encoding that the browser prefers, or 304 where its ETag matches. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  if (page.location) return reply.redirect(page.location, page.status);
  const isCacheable = page.status === 200;
  void reply
    .code(page.status)
    .header('Cache-Control', isCacheable ? 'public, no-cache' : 'no-store')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (isCacheable) {
    // Weak, because the same page may be sent in three encodings.
    const etag = `W/${page.etag}`;
    void reply.header('ETag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await page[encoding]());
}
