import { isEmailAddress } from '../platform/http/validators.js';
import { StartError } from '../platform/start-error.js';

const NEW_PASSWORD = '--new-password';
const USAGE =
  'Name the email of the new owner: npm run admin -- user@example.com. ' +
  `For a new password of a member of the staff, add ${NEW_PASSWORD}.`;

/** What `npm run admin` is asked for. */
export interface AdminArguments {
  readonly email: string;
  /** A new password for an account of the staff, instead of the role of an owner. */
  readonly isNewPassword: boolean;
}

/** Reads the arguments. @throws StartError for any that it does not know, so that a typing error promotes nobody. */
export function adminArguments(given: readonly string[]): AdminArguments {
  const [email, ...others] = given.filter((argument) => argument !== NEW_PASSWORD);
  if (!email || !isEmailAddress(email) || others.length > 0) throw new StartError(USAGE);
  return { email, isNewPassword: given.includes(NEW_PASSWORD) };
}
