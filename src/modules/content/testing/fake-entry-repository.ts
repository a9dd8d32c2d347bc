import type { ContentListId } from '../../../../common/contract/content-lists.js';
import type { ListEntry } from '../domain/list-entry.js';
import { EntryRepository } from '../ports/entry-repository.js';

/** The entries of the content lists, in memory. */
export class FakeEntryRepository extends EntryRepository {
  readonly rows = new Map<string, ListEntry>();

  async all(list: ContentListId): Promise<readonly ListEntry[]> {
    const entries = [...this.rows.values()].filter((entry) => entry.list === list);
    return entries.sort((a, b) => a.position - b.position);
  }

  lockAll(list: ContentListId): Promise<readonly ListEntry[]> {
    return this.all(list);
  }

  async add(entry: ListEntry): Promise<void> {
    this.rows.set(entry.id, entry);
  }

  async save(entry: ListEntry): Promise<void> {
    this.rows.set(entry.id, entry);
  }

  async remove({ id }: ListEntry): Promise<void> {
    this.rows.delete(id);
  }

  async reorder(list: ContentListId, ids: readonly string[]): Promise<void> {
    for (const entry of await this.all(list)) {
      this.rows.set(entry.id, { ...entry, position: ids.indexOf(entry.id) + 1 });
    }
  }
}
