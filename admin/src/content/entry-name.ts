import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import type { ContentEntry } from '../data/records';

/** What an entry is called: the field that names it, or its place. @param place from 1 */
export function entryName(list: ContentListId, { values }: ContentEntry, place: number): string {
  const { nameField, fields, entry } = contentListOf(list);
  const name = values[nameField];
  return fields[nameField]?.kind !== 'image' && typeof name === 'string'
    ? name
    : `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${place}`;
}
