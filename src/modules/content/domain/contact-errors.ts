import { DomainError } from '../../../kernel/domain-error.js';

/** Somebody else has answered, closed or reopened the message since. */
export class ContactMessageChangedMeanwhile extends DomainError {
  constructor(version: number) {
    super(
      'conflict',
      'edited_meanwhile',
      'Someone else has answered or changed this message since you opened it.',
      { data: { version } },
    );
  }
}
