import { DomainError } from '../../../kernel/domain-error.js';

/** Another admin has changed the settings since; `data` names the fields that were to change. */
export class SettingsEditedMeanwhile extends DomainError {
  constructor(version: number, fields: readonly string[]) {
    super(
      'conflict',
      'edited_meanwhile',
      'Someone else has changed the settings since you opened them.',
      { data: { version, fields } },
    );
  }
}
