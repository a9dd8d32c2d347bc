import { type ContentFields, contentError } from '../../../../common/contract/content-fields.js';
import {
  type ContentListId,
  contentListOf,
  MOST_ENTRIES,
} from '../../../../common/contract/content-lists.js';
import { placeholderError } from '../../../../common/contract/placeholders.js';
import { DomainError, type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import { contentEditedMeanwhile } from './document-version.js';

/** A list has as many entries as it may have. */
export class ListIsFull extends DomainError {
  constructor() {
    super('conflict', 'list_full', `A list can have at most ${MOST_ENTRIES} entries.`);
  }
}

/** Field by field: a text, the name of a stored image, a boolean, or null where it is empty. */
export type EntryValues = Readonly<Record<string, string | boolean | null>>;

/** An entry of a content list. */
export interface ListEntry {
  readonly id: string;
  readonly list: ContentListId;
  readonly values: EntryValues;
  /** Whether the shop shows it. */
  readonly isShown: boolean;
  /** Incremented by each edit. */
  readonly version: number;
  /** The entries of a list are in the order of this. */
  readonly position: number;
}

/** What an edit changes. */
export interface EntryEdit {
  readonly values: EntryValues;
  readonly isShown?: boolean | undefined;
  /** The version that the admin saw. */
  readonly seenVersion: number;
}

/**
 * Returns a new entry at the end of its list.
 * @throws InvalidInput, ListIsFull
 */
export function newListEntry(
  list: ContentListId,
  id: string,
  { values, isShown }: { values: EntryValues; isShown: boolean },
  others: readonly ListEntry[],
): ListEntry {
  const whole = wholeValues(list, values);
  if (others.length >= MOST_ENTRIES) throw new ListIsFull();
  const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
  return { id, list, values: whole, isShown, version: 1, position };
}

/**
 * Returns the entry with the changes; itself where they change nothing.
 * @throws EditedMeanwhile, InvalidInput
 */
export function editedEntry(entry: ListEntry, edit: EntryEdit): ListEntry {
  const { values: changes, isShown = entry.isShown, seenVersion } = edit;
  const values = wholeValues(entry.list, { ...entry.values, ...changes });
  const changed = Object.keys(values).filter((name) => values[name] !== entry.values[name]);
  if (seenVersion !== entry.version) throw contentEditedMeanwhile(entry.version, changed);
  if (changed.length === 0 && isShown === entry.isShown) return entry;
  return { ...entry, values, isShown, version: entry.version + 1 };
}

/**
 * Returns the ids in their new order.
 * @throws InvalidInput where it is not an order of the entries as they are now
 */
export function newOrder(entries: readonly ListEntry[], ids: readonly string[]): readonly string[] {
  const known = new Set(entries.map(({ id }) => id));
  const isOrder = ids.length === known.size && new Set(ids).size === known.size;
  if (isOrder && ids.every((id) => known.has(id))) return ids;
  throw InvalidInput.field('ids', 'Ids must be those of all entries, each once');
}

/** The names of the images that an entry shows. */
export function imagesOf({ list, values }: ListEntry): string[] {
  return Object.entries(contentListOf(list).fields).flatMap(([name, { kind }]) => {
    const value = values[name];
    return kind === 'image' && typeof value === 'string' ? [value] : [];
  });
}

/** All fields of the list: an emptied or missing one is null, a missing flag false. */
function wholeValues(list: ContentListId, given: EntryValues): EntryValues {
  const { fields } = contentListOf(list);
  const errors = errorsIn(fields, given);
  if (errors.length > 0) throw new InvalidInput(errors);
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value = given[name];
      const isEmpty = value === undefined || value === null || value === '';
      return [name, isEmpty ? (kind === 'flag' ? false : null) : value];
    }),
  );
}

function errorsIn(fields: ContentFields, given: EntryValues): FieldError[] {
  const unknown = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((field) => ({ field, message: `${field} is no field of this list` }));
  const invalid = Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const value = given[name];
    const message =
      contentError(field, value) ??
      (typeof value === 'string' ? placeholderError(value) : undefined);
    return message ? [{ field: name, message }] : [];
  });
  return [...unknown, ...invalid];
}
