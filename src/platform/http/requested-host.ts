import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rawAnswer } from './client-error.js';

/**
 * The refusal of a request that names two hosts, as a proxy and the shop may each read another one, or none where
 * HTTP/1.1 needs one; undefined for every other request.
 */
export function hostError({ raw }: FastifyRequest): HttpException | undefined {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  const isMissing = hosts === 0 && raw.httpVersion === '1.1';
  return hosts > 1 || isMissing ? new HttpException('', HttpStatus.BAD_REQUEST) : undefined;
}

/** Answers an `Expect` header that Node does not know, which reaches no hook, with these headers. */
export function refuseExpectations(
  { server }: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, body, fields } = rawAnswer(HttpStatus.EXPECTATION_FAILED, headers);
    response.writeHead(status, fields).end(body);
  });
}
