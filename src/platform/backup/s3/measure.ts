import { createHash } from 'node:crypto';

/** Length and SHA-256 of an object. */
export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

/** Measures one stream while it is read. */
export class Measure {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  add(piece: Uint8Array): void {
    this.hash.update(piece);
    this.bytes += piece.length;
  }

  /** Passes a stream on. */
  async *of(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      this.add(piece);
      yield piece;
    }
  }

  /** Call it once, after the end of the stream. */
  end(): Measured {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
