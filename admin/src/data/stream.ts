import type { Route } from '../../../common/contract/client';
import { ApiError } from './api-error';
import { answerOf, type Answer } from './envelope';
import { isAbort, request, UNREACHABLE, type AnyRequest, type ApiFetch } from './request';

const STREAM = 'application/x-ndjson';

/**
 * A call that streams its progress as JSON lines, the last of which is the envelope.
 * @param onLine called with each line but the last
 * @throws ApiError as `call` does, and with status 0 where the connection broke before the answer
 */
export async function sendStreaming<R extends Route>(
  fetch: ApiFetch,
  route: R,
  given: AnyRequest,
  onLine: (line: unknown) => void,
): Promise<Answer<R>> {
  const headers = { ...given.headers, accept: STREAM };
  try {
    const response = await request(fetch, route, { ...given, headers });
    const isStream = response.headers.get('content-type')?.startsWith(STREAM);
    if (!isStream) return answerOf<R>(await response.text(), response.status);
    return answerOf<R>(await lastLine(response, onLine));
  } catch (error) {
    if (isAbort(error) || (error instanceof ApiError && error.status)) throw error;
    throw new ApiError(UNREACHABLE, 0);
  }
}

/** Passes on all lines but the last, which is returned; a line may arrive in several chunks. */
async function lastLine(response: Response, onLine: (line: unknown) => void): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pieces: string[] = [];
  let line = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const [head = '', ...whole] = next.value.split('\n');
    pieces.push(head);
    for (const piece of whole) {
      if (line) onLine(JSON.parse(line));
      line = pieces.join('') || line;
      pieces = [piece];
    }
  }
  const rest = pieces.join('');
  if (!rest) return line;
  if (line) onLine(JSON.parse(line));
  return rest;
}
