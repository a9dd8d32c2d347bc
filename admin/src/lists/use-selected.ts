import { useRef } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';

/** The selected records as last loaded, including those of other pages. */
export function useSelected<T extends RaRecord>(): T[] {
  const { data = [], selectedIds } = useListContext<T>();
  const seen = useRef(new Map<Identifier, T>()).current;
  for (const record of data) seen.set(record.id, record);
  return selectedIds.flatMap((id) => seen.get(id) ?? []);
}
