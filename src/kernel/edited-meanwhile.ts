import { DomainError } from './domain-error.js';

interface EditConflict {
  /** The one that is stored now. */
  readonly version: number;
  /** The fields that were to change, so that a form can merge; none where there is nothing to merge. */
  readonly fields?: readonly string[];
  /** The participle in the message. */
  readonly verb?: string;
  /** The pronoun for `what` in the message. */
  readonly pronoun?: 'it' | 'them';
}

/** Somebody else has saved a newer version of what the caller changes: kind `conflict`. */
export class EditedMeanwhile extends DomainError {
  /** `what` as the message names it, such as 'this product'. */
  constructor(what: string, { version, fields, verb = 'changed', pronoun = 'it' }: EditConflict) {
    super(
      'conflict',
      'edited_meanwhile',
      `Someone else has ${verb} ${what} since you opened ${pronoun}.`,
      { data: { version, fields } },
    );
  }
}
