/** What a step does, in one line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A step cannot be done, for a reason that a user can mend: one line, and the end. */
export class StepError extends Error {}

/** Runs the steps of a command; a StepError is printed as its one line. */
export async function runSteps(steps) {
  try {
    return await steps();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The line for a disk that takes no more, where the words of a program say so. */
export function diskProblem(words) {
  if (/ENOSPC|No space left/i.test(words))
    return 'The disk is full: free some space, then start again.';
  if (/EROFS|Read-only file system/i.test(words)) {
    return 'The disk is read-only: copy the shop to a folder that can be written.';
  }
  if (/EACCES|EPERM|permission denied/i.test(words)) {
    return 'This user cannot write in the folder of the shop: start as the user it belongs to.';
  }
  return undefined;
}
