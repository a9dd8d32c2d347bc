import { parseArgs } from 'node:util';
import { PUBLISHED_LOGINS } from '../../modules/auth/domain/demo-logins.js';
import { isEmailAddress } from '../../platform/http/validators.js';
import { StartError } from '../../platform/start-error.js';

const USAGE =
  'Name the email of the first owner: npm run go-live -- you@example.com. ' +
  '--dry-run changes nothing and says what would be done; --to postgres://… names an empty database instead of making one.';

/** What `npm run go-live` is asked for. */
export interface GoLiveArguments {
  readonly email: string;
  readonly isDryRun: boolean;
  /** The address of an empty database, where the server is not to make one. */
  readonly to: string | undefined;
}

/** Reads the arguments. @throws StartError for any that it does not know, or that is not what it should be */
export function goLiveArguments(given: readonly string[]): GoLiveArguments {
  const { positionals, values } = parsed(given);
  const [email, ...others] = positionals;
  if (!email || !isEmailAddress(email) || others.length > 0) throw new StartError(USAGE);
  if (PUBLISHED_LOGINS.some((login) => login.email === email.toLowerCase())) {
    throw new StartError(`${email} is an account of the demo: name an address of your own.`);
  }
  const { to } = values;
  if (to !== undefined && !/^postgres(ql)?:\/\/./.test(to)) {
    throw new StartError(
      '--to takes the address of a database, such as postgres://user@host/name.',
    );
  }
  return { email, isDryRun: values['dry-run'], to };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw new StartError(USAGE, { cause });
  }
}
