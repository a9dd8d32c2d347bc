import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';

/**
 * Streams the bodies of one content type to one route, so that a caller without access cannot fill
 * the memory. All other routes refuse that content type.
 */
export function streamBodies(fastify: FastifyInstance, contentType: string, route: string): void {
  fastify.addContentTypeParser(contentType, (request, payload, done) => {
    if (request.routeOptions.url === route) return done(null, payload);
    const message = 'This content type is not supported.';
    return done(new DomainError('wrong_type', 'wrong_type', message));
  });
}

/** Reads a whole streamed body. @throws DomainError `too_large` above `mostBytes`. */
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
