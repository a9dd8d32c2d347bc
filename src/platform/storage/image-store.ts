import type { Readable } from 'node:stream';
import { TransientError } from '../../kernel/transient-error.js';

export interface StoredFile {
  readonly bytes: Buffer;
  readonly mime: string;
}

/** A file to send: read piece by piece as its reader takes it. Whoever opens it reads or destroys it. */
export interface OpenFile {
  readonly content: Readable;
  /** In bytes. */
  readonly length: number;
  readonly mime: string;
}

/** The store is unavailable, full or overloaded: the same call may succeed later. */
export class ImageStoreUnavailable extends TransientError {
  constructor(cause: unknown) {
    super(`image store: ${String(cause)}`, { cause });
  }
}

/**
 * Stores files under names that are derived from their content or used once, so that a name's content never
 * changes. Names are letters, digits, `-` and one extension. Stores may be remote: never call them inside a
 * transaction. Each call has a timeout and throws ImageStoreUnavailable where a retry may succeed.
 */
export abstract class ImageStore {
  /** Stores a file atomically; storing the same name again is allowed. */
  abstract put(name: string, file: StoredFile): Promise<void>;

  /** Returns the file in memory; undefined where none has this name. */
  abstract get(name: string): Promise<StoredFile | undefined>;

  /** Opens the file as a stream, which holds some 100 kB however slowly it is read; undefined where none has this name. */
  abstract open(name: string): Promise<OpenFile | undefined>;

  /** Deletes a file; a missing one is not an error. */
  abstract remove(name: string): Promise<void>;

  /** Whether its folder or bucket is there; the first file makes one that is not. */
  abstract exists(): Promise<boolean>;

  /** The URL of a file for browsers: absolute, or a path on the shop's own host. */
  abstract urlOf(name: string): string;

  /** Closes its connections; called by the shop's own shutdown. */
  abstract close(): void;
}
