/** Prints what a step does, in one line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A step failed for a reason that the user can fix: printed as one line. */
export class StepError extends Error {}

/** Runs the steps of a command; of an error that the user can fix only one line is printed. */
export async function runSteps(steps) {
  try {
    return await steps();
  } catch (error) {
    const line = error instanceof StepError ? error.message : diskProblem(String(error?.code));
    if (!line) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/** The message for a full disk, where a program's output says so. */
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
