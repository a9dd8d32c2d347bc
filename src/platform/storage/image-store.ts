import { TransientError } from '../../kernel/transient-error.js';

/** A stored file. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly mime: string;
}

/** The store is away, full or overloaded: the same call may well succeed later. */
export class ImageStoreUnavailable extends TransientError {
  constructor(cause: unknown) {
    super(`the media store: ${String(cause)}`, { cause });
  }
}

/**
 * Keeps files under names that tell their content, so that a name's bytes never change. Names
 * are letters, digits, `-` and one ending. The store may be far away: no call belongs into a
 * transaction, each ends in time, and throws ImageStoreUnavailable where it may succeed later.
 */
export abstract class ImageStore {
  /** Keeps a file, whole or not at all; again with the same name is fine. */
  abstract put(name: string, file: StoredFile): Promise<void>;

  /** The file, or undefined where there is none of this name. */
  abstract get(name: string): Promise<StoredFile | undefined>;

  /** Removes a file; one that is not there is fine. */
  abstract remove(name: string): Promise<void>;

  /** Where a browser gets the file: an address, or a path on the shop's own. */
  abstract urlOf(name: string): string;

  /** Ends its connections; a shop that stops does it by itself. */
  abstract close(): void;
}
