import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';

/** The routes of each server that take bodies of a content type. */
const streamed = new WeakMap<FastifyInstance, Map<string, Set<string>>>();

/**
 * Streams the bodies of one content type to a route, so that a caller without access cannot fill
 * the memory. Routes for which this was not called refuse that content type.
 */
export function streamBodies(fastify: FastifyInstance, contentType: string, route: string): void {
  const types = streamed.get(fastify) ?? new Map<string, Set<string>>();
  streamed.set(fastify, types);
  const known = types.get(contentType);
  if (known) {
    known.add(route);
    return;
  }
  const routes = new Set([route]);
  types.set(contentType, routes);
  fastify.addContentTypeParser(contentType, (request, payload, done) => {
    if (routes.has(request.routeOptions.url ?? '')) return done(null, payload);
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

/** Accepts an empty body with a JSON content type, which some clients send with every request. */
export function allowEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
    if (isEmpty && headers['content-type']?.startsWith('application/json')) {
      delete headers['content-type'];
    }
    done();
  });
}
