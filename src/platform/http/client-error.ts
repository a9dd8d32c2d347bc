import type { ConnectionError } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf } from './failure.js';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers on a connection whose request reaches no hook, and closes it. */
export type AnswerClientError = (error: Pick<ConnectionError, 'code'>, socket: Socket) => void;

/**
 * Responds with the contract's envelope and these headers to a malformed request, or one that arrives too slowly, and
 * closes its connection.
 */
export function clientErrorAnswers(headers: Readonly<Record<string, string>>): AnswerClientError {
  return (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const { status, body, fields } = rawAnswer(STATUS[error.code] ?? 400, headers);
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
      const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
      socket.write([start, ...lines, '', body].join('\r\n'));
    }
    socket.destroySoon();
  };
}

/** What is answered without Fastify: the envelope of a failure, and all headers. */
export function rawAnswer(wanted: number, headers: Readonly<Record<string, string>>) {
  const error = Object.assign(new Error(), { statusCode: wanted });
  const { status, code, message } = failureOf(error);
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message, requestId });
  const fields = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...headers,
    Connection: 'close',
  };
  return { status, body, fields };
}
