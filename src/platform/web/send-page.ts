import type { FastifyReply, FastifyRequest } from 'fastify';
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
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(await page.br());
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('Content-Encoding', 'gzip').send(await page.gzip());
  }
  return reply.send(page.html);
}
