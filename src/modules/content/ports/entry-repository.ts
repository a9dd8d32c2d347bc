import type { ContentListId } from '../../../../common/contract/content-lists.js';
import type { ListEntry } from '../domain/list-entry.js';

/** The entries of the content lists. Writes join the caller's transaction, and all processes show them once it is committed. */
export abstract class EntryRepository {
  /** In their order. */
  abstract all(list: ContentListId): Promise<readonly ListEntry[]>;

  /** The same, locked, so that a list changes once at a time. */
  abstract lockAll(list: ContentListId): Promise<readonly ListEntry[]>;

  abstract add(entry: ListEntry): Promise<void>;

  abstract save(entry: ListEntry): Promise<void>;

  abstract remove(entry: ListEntry): Promise<void>;

  /** Numbers the entries in the order of the ids. */
  abstract reorder(list: ContentListId, ids: readonly string[]): Promise<void>;
}
