import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { isApi } from './is-api.js';

const PUBLIC = 'public, no-cache';

/**
 * Marks a public catalog read, which any cache may store and revalidate by its ETag, and which the
 * replica may serve.
 */
export const PublicRead = () =>
  applyDecorators(Header('Cache-Control', PUBLIC), RouteConfig({ isPublicRead: true }));

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
  const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
  void reply.header('ETag', etag).header('Vary', 'Authorization');
  if (!request.headers['if-none-match']?.includes(etag)) return payload;
  void reply.code(304).removeHeader('Content-Length');
  return '';
}
