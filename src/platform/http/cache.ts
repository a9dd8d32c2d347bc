import { applyDecorators, Header, UseInterceptors } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isApi } from './is-api.js';
import { ReplicaReads } from './replica-reads.js';

const PUBLIC = 'public, no-cache';

/**
 * Marks a public catalog read, which any cache may store and revalidate by its ETag, and which the
 * replica may serve.
 */
export const PublicRead = () =>
  applyDecorators(Header('Cache-Control', PUBLIC), UseInterceptors(ReplicaReads));

/** Adds ETag and 304 to public reads, and `no-store` to everything else below `/api`. */
export function addCacheHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, done) => {
    done(null, isApi(request) ? withCacheHeaders(request, reply, payload) : payload);
  });
}

/** Returns the body to send: none where the caller has this one already. */
function withCacheHeaders(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.getHeader('Cache-Control') !== PUBLIC || reply.statusCode !== 200) {
    void reply.header('Cache-Control', 'no-store');
    return payload;
  }
  if (typeof payload !== 'string') return payload;
  // Weak, because the same body may be sent in three encodings.
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  void reply.header('ETag', etag).header('Vary', 'Authorization');
  if (!request.headers['if-none-match']?.includes(etag)) return payload;
  void reply.code(304).removeHeader('Content-Length');
  return '';
}
