import { execFileSync } from 'node:child_process';
import { StartError } from '../../start-error.js';

/** User and group id that Postgres runs as; undefined for those of this process. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The user that is created where the system has none for Postgres. */
const OWN_USER = 'vigor';

const WAYS_TO_MAKE_IT: readonly (readonly [string, readonly string[]])[] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', OWN_USER]],
  ['adduser', ['-S', '-D', '-H', OWN_USER]],
];

/** Postgres refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns an unprivileged user for Postgres, created where the system has none.
 * @throws StartError where none can be found or created.
 */
export function systemUser(): RunAs {
  const user = lookUp('postgres') ?? lookUp(OWN_USER) ?? make() ?? lookUp('nobody');
  if (user) return user;
  throw new StartError(
    `Postgres cannot run as root, and the user ${OWN_USER} could not be created: start as another user.`,
  );
}

function make(): RunAs | undefined {
  for (const [command, args] of WAYS_TO_MAKE_IT) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return lookUp(OWN_USER);
    } catch {
      // The next way, then.
    }
  }
  return undefined;
}

function lookUp(name: string): RunAs | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}
