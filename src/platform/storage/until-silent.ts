import { Readable } from 'node:stream';

/**
 * Passes on what a source sends, as it is read. Fails where the source is asked for more and sends nothing for
 * `timeoutMs`; a reader may take any time between two pieces.
 */
export function untilSilent(source: Readable, timeoutMs: number): Readable {
  const content = Readable.from(piecesOf(source, timeoutMs), { objectMode: false });
  // Also where nobody has begun to read.
  return content.once('close', () => source.destroy());
}

async function* piecesOf(source: Readable, timeoutMs: number): AsyncGenerator<Buffer> {
  const silent = () => source.destroy(new Error(`nothing came for ${timeoutMs} ms`));
  let silence = setTimeout(silent, timeoutMs);
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      clearTimeout(silence);
      yield piece;
      silence = setTimeout(silent, timeoutMs);
    }
  } finally {
    clearTimeout(silence);
  }
}
