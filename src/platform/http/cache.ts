import { applyDecorators, type ExecutionContext, Header, SetMetadata } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { isApi } from './is-api.js';

const PUBLIC = 'public, no-cache';

const PUBLIC_READ_KEY = 'vigor:public-read';

/** Marks a public catalog read, which any cache may store and revalidate by its ETag. */
export const PublicRead = () =>
  applyDecorators(Header('Cache-Control', PUBLIC), SetMetadata(PUBLIC_READ_KEY, true));

export const isPublicRead = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(PUBLIC_READ_KEY, context.getHandler()) === true;

/** Adds ETag and 304 to public reads, and `no-store` to everything else below `/api`. */
export function addCacheHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isApi(request)) return payload;
    if (reply.getHeader('Cache-Control') === PUBLIC && reply.statusCode === 200) {
      if (typeof payload !== 'string') return payload;
      // Weak, because the same body may be sent in three encodings.
      const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
      void reply.header('ETag', etag).header('Vary', 'Authorization');
      if (request.headers['if-none-match']?.includes(etag)) {
        void reply.code(304).removeHeader('Content-Length');
        return '';
      }
      return payload;
    }
    void reply.header('Cache-Control', 'no-store');
    return payload;
  });
}
