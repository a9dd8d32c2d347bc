import { Logger, StreamableFile } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import { failureOf } from './failure.js';
import type { ApiReply } from './api-reply.js';

export const NDJSON = 'application/x-ndjson';

/** Progress of long work; `total` is null while it is unknown. */
export interface Progress {
  readonly step: string;
  readonly done: number;
  readonly total: number | null;
}

/**
 * Streams the response of long work line by line: `{ progress }` while it runs, and finally the
 * envelope with its status. The work continues when the caller disconnects.
 */
export function withProgress(
  requestId: string,
  work: (tell: (progress: Progress) => void) => Promise<ApiReply<unknown>>,
): StreamableFile {
  const lines = new PassThrough();
  // A disconnected caller must not fail the work.
  lines.on('error', () => undefined);
  const send = (line: object): void => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  // A caller who does not read misses progress, so that no lines pile up; never the end.
  const report = (progress: Progress) => {
    if (!lines.writableNeedDrain) send({ progress });
  };
  void work(report)
    .then(
      ({ data, message }) => ({ status: 200, success: true, message, data }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure.status >= 500) {
          new Logger('Http').error({ msg: failure.message, requestId, err: error });
        }
        return { success: false, ...failure, requestId };
      },
    )
    .then(send)
    .finally(() => lines.end());
  return new StreamableFile(lines, { type: NDJSON });
}
