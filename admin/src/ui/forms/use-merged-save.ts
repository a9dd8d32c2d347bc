import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError } from '../../data/api-error';
import type { ResourceName } from '../../paths';
import { changesIn, merge } from './merge';

/** A record whose edits the server counts. */
export interface Versioned {
  id: string;
  version: number;
}

/** What two admins have made of the same fields. */
export interface Conflict<Fields extends Versioned> {
  /** The record as it was last saved, by somebody else. */
  theirs: Fields;
  /** The same with what was changed here. */
  mine: Fields;
  /** Of both the fields that both have changed, each to something else. */
  fields: (keyof Fields & string)[];
}

/** How a record stands in its form. */
export interface FormShape<Record extends Versioned, Fields extends Versioned> {
  resource: ResourceName;
  /** One field of the form each. */
  toFields: (record: Record) => Fields;
  /** What the server takes of an edit. */
  toBody: (changes: Partial<Fields>, seen: Fields) => object;
}

interface MergedSave<Record extends Versioned, Fields extends Versioned> {
  conflict: Conflict<Fields> | null;
  save: (values: Partial<Fields>, opened: Record) => Promise<Record>;
}

/**
 * Saves what was changed of a record. Where somebody else has saved it meanwhile, their changes are kept and the
 * save is tried again; where both have changed the same field, the admin has to choose.
 */
export function useMergedSave<Record extends Versioned, Fields extends Versioned>({
  resource,
  toFields,
  toBody,
}: FormShape<Record, Fields>): MergedSave<Record, Fields> {
  const provider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  /** What the form was filled with last. */
  const base = useRef<Fields>(null);

  const save = async (values: Partial<Fields>, opened: Record): Promise<Record> => {
    let seen = base.current ?? toFields(opened);
    let wanted: Fields = { ...seen, ...values };
    for (;;) {
      try {
        const data = toBody(changesIn(seen, wanted), seen);
        const { id } = opened;
        return (await provider.update<Record>(resource, { id, data, previousData: opened })).data;
      } catch (error) {
        if (!isEditedMeanwhile(error)) throw error;
        const theirs = toFields((await provider.getOne<Record>(resource, { id: opened.id })).data);
        if (theirs.version === seen.version) throw error;
        const merged = merge(seen, wanted, theirs);
        if (merged.conflicts.length) {
          base.current = theirs;
          setConflict({ theirs, mine: merged.values, fields: merged.conflicts });
          throw error;
        }
        [seen, wanted] = [theirs, merged.values];
      }
    }
  };
  return { conflict, save };
}

function isEditedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'edited_meanwhile';
}
