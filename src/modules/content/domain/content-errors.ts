import { DomainError } from '../../../kernel/domain-error.js';

/** Another admin has changed it since; `data` names the fields that were to change. */
export class ContentEditedMeanwhile extends DomainError {
  constructor(version: number, fields: readonly string[]) {
    super('conflict', 'edited_meanwhile', 'Someone else has changed this since you opened it.', {
      data: { version, fields },
    });
  }
}
