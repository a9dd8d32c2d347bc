import { passwordRules } from '../../../../common/contract/account.js';
import { isCommonPassword } from '../../../../common/contract/common-passwords.js';
import { InvalidInput } from '../../../kernel/domain-error.js';

/** Which passwords may be chosen, beyond their length. */
export class PasswordPolicy {
  constructor(private readonly refusesCommon: boolean) {}

  /** @throws InvalidInput naming `field` for a common password, where the shop refuses those. */
  check(field: string, password: string): void {
    if (this.refusesCommon && isCommonPassword(password)) {
      throw InvalidInput.field(field, passwordRules.tooCommon);
    }
  }
}
