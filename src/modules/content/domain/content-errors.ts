import { MOST_ENTRIES } from '../../../../common/contract/content-lists.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** A list has as many entries as it may have. */
export class ListIsFull extends DomainError {
  constructor() {
    super('conflict', 'list_full', `A list can have at most ${MOST_ENTRIES} entries.`);
  }
}
