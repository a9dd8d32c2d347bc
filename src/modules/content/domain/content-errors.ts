import { MOST_ENTRIES } from '../../../../common/contract/content-lists.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { EditedMeanwhile } from '../../../kernel/edited-meanwhile.js';

/** A list has as many entries as it may have. */
export class ListIsFull extends DomainError {
  constructor() {
    super('conflict', 'list_full', `A list can have at most ${MOST_ENTRIES} entries.`);
  }
}

/** A document or entry is stored in this version already, and these of its fields were to change. */
export const contentEditedMeanwhile = (
  version: number,
  fields: readonly string[],
): EditedMeanwhile => new EditedMeanwhile('this', { version, fields });
