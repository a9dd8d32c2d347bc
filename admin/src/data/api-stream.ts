import { UNREACHABLE, type ApiFetch } from './api-client';
import { ApiError } from './api-error';

const STREAM = 'application/x-ndjson';

interface LastLine {
  status: number;
  success: boolean;
  message: string;
  data: unknown;
}

/**
 * One call that tells how far it is while it runs: JSON lines, the last of them the envelope.
 * @param tell is given each line but the last
 * @throws ApiError as `callApi` does, and with status 0 where the line broke before the answer came
 */
export async function callStreaming(
  fetch: ApiFetch,
  path: string,
  init: RequestInit,
  tell: (line: unknown) => void,
): Promise<unknown> {
  const headers = { ...(init.headers as Record<string, string>), accept: STREAM };
  try {
    const response = await fetch(path, { ...init, headers });
    const isStream = response.headers.get('content-type')?.startsWith(STREAM);
    const last = isStream ? await lastLine(response, tell) : await response.text();
    return dataOf(last, isStream ? undefined : response.status);
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
    throw new ApiError(UNREACHABLE, 0);
  }
}

/** Tells all lines but the last, which is returned; a line may come in many pieces. */
async function lastLine(response: Response, tell: (line: unknown) => void): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let pieces: string[] = [];
  let line = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const [head = '', ...whole] = next.value.split('\n');
    pieces.push(head);
    for (const piece of whole) {
      if (line) tell(JSON.parse(line));
      line = pieces.join('') || line;
      pieces = [piece];
    }
  }
  const rest = pieces.join('');
  if (!rest) return line;
  if (line) tell(JSON.parse(line));
  return rest;
}

function dataOf(text: string, status?: number): unknown {
  const envelope = JSON.parse(text) as Partial<LastLine>;
  if (envelope.success === undefined) throw new ApiError(UNREACHABLE, 0);
  if (envelope.success) return envelope.data;
  throw new ApiError(envelope.message ?? '', status ?? envelope.status ?? 0, envelope);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
