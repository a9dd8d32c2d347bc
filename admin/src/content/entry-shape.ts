import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import type { Schema } from '../../../common/contract/client';
import type { ContentEntry } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';

/** The values of an entry are the fields of its form. */
export interface EntryFields extends Record<string, unknown> {
  id: string;
  version: number;
}

/** The fields of a list among those of a form; empty ones as null. */
export function entryValues(list: ContentListId, fields: object): Schema<'NewEntryBody'>['values'] {
  const names = Object.keys(contentListOf(list).fields);
  const given = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    given.map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? value : null,
    ]),
  );
}

/** How a form edits an entry. */
export const entryShape = (list: ContentListId): FormShape<ContentEntry, EntryFields> => ({
  resource: resources[list],
  toFields: ({ id, version, values, isShown }) => ({ ...values, isShown, id, version }),
  toBody: (changes, { version }): Schema<'EditEntryBody'> => ({
    values: entryValues(list, changes),
    ...(typeof changes.isShown === 'boolean' ? { isShown: changes.isShown } : {}),
    version,
  }),
});
