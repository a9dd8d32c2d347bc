import { StepError } from './say.mjs';

const NOTHING = { passed: 0, failed: 0 };
const ONE_FAILED = { passed: 0, failed: 1 };

/** A step that stops the run counts as one failure, so that the last line is always the counts. */
export async function counted(step) {
  try {
    return (await step()) ?? NOTHING;
  } catch (error) {
    process.stderr.write(`${error instanceof StepError ? error.message : error.stack}\n`);
    return ONE_FAILED;
  }
}
