import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.js';

const LIMIT = 1024 * 1024;

/** The request's body as text. @throws ApiError 413 above 1 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) {
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
