import { MOST_ENTRIES } from '../../../../common/contract/content-lists.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** Another admin has changed it since; `data` names the fields that were to change. */
export class ContentEditedMeanwhile extends DomainError {
  constructor(version: number, fields: readonly string[]) {
    super('conflict', 'edited_meanwhile', 'Someone else has changed this since you opened it.', {
      data: { version, fields },
    });
  }
}

/** A list has as many entries as it may have. */
export class ListIsFull extends DomainError {
  constructor() {
    super('conflict', 'list_full', `A list can have at most ${MOST_ENTRIES} entries.`);
  }
}
