import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError, isOutcomeUnknown } from '../../data/api-error';
import type { ResourceName } from '../../paths';
import { changesIn, merge } from './merge';

/** A record with a version, which the server increments with each edit. */
export interface Versioned {
  id: string;
  version: number;
}

/** Conflicting edits of two admins. */
export interface Conflict<Fields extends Versioned> {
  /** The record as someone else saved it. */
  theirs: Fields;
  /** The same with the changes made here. */
  mine: Fields;
  /** The fields that both have changed to different values. */
  fields: (keyof Fields & string)[];
}

const CHANGED = 'The saved values have changed. Choose which to keep.';

/** Maps a record to the fields of its form and back. */
export interface FormShape<Record extends Versioned, Fields extends Versioned> {
  resource: ResourceName;
  toFields: (record: Record) => Fields;
  /** The body of the edit request. */
  toBody: (changes: Partial<Fields>, seen: Fields) => object;
}

interface MergedSave<Record extends Versioned, Fields extends Versioned> {
  conflict: Conflict<Fields> | null;
  save: (values: Partial<Fields>, opened: Record) => Promise<Record>;
}

/**
 * Saves the changed fields of a record. Where someone else has saved it since, their changes are kept and the save is
 * retried; where both have changed the same field, the admin has to choose. A save that may have been applied is
 * followed by one that reads the record first: a difference in stock must not be added twice.
 */
export function useMergedSave<Record extends Versioned, Fields extends Versioned>({
  resource,
  toFields,
  toBody,
}: FormShape<Record, Fields>): MergedSave<Record, Fields> {
  const provider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  /** The values that the form was last filled with. */
  const base = useRef<Fields>(null);
  /** Whether an earlier save may have been applied. */
  const isDoubtful = useRef(false);

  const read = async (id: string): Promise<Fields> =>
    toFields((await provider.getOne<Record>(resource, { id })).data);

  /** Their record with the changes made here. @throws `refusal` where the admin has to choose */
  const combine = (seen: Fields, wanted: Fields, theirs: Fields, refusal: unknown): Fields => {
    const { values: mine, conflicts: fields } = merge(seen, wanted, theirs);
    if (!fields.length) return mine;
    base.current = theirs;
    setConflict({ theirs, mine, fields });
    throw refusal;
  };

  const save = async (values: Partial<Fields>, opened: Record): Promise<Record> => {
    const { id } = opened;
    let seen = base.current ?? toFields(opened);
    let wanted: Fields = { ...seen, ...values };
    if (isDoubtful.current) {
      const theirs = await read(id);
      [seen, wanted] = [theirs, combine(seen, wanted, theirs, new ApiError(CHANGED, 409))];
    }
    for (;;) {
      try {
        const data = toBody(changesIn(seen, wanted), seen);
        return (await provider.update<Record>(resource, { id, data, previousData: opened })).data;
      } catch (error) {
        if (isOutcomeUnknown(error)) isDoubtful.current = true;
        if (!isEditedMeanwhile(error)) throw error;
        const theirs = await read(id);
        if (theirs.version === seen.version) throw error;
        [seen, wanted] = [theirs, combine(seen, wanted, theirs, error)];
      }
    }
  };
  return { conflict, save };
}

function isEditedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'edited_meanwhile';
}
