import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';

/**
 * Hands the bodies of one content type to one route as they come, so that nobody fills the memory
 * who may not call it; every other route refuses them.
 */
export function streamBodies(fastify: FastifyInstance, contentType: string, route: string): void {
  fastify.addContentTypeParser(contentType, (request, payload, done) => {
    if (request.routeOptions.url === route) return done(null, payload);
    const message = 'This content type is not supported.';
    return done(new DomainError('wrong_type', 'wrong_type', message));
  });
}

/** The whole of a streamed body. @throws DomainError `too_large` above so many bytes. */
export async function readBody(body: Readable, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > mostBytes) {
      throw new DomainError('too_large', 'too_large', 'The request is too large.');
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
