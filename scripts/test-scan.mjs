import './steps/check-node.mjs';
import { ensureProgram } from './steps/apt.mjs';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say, StepError } from './steps/say.mjs';

/** Runs sqlmap and wapiti against the built shop, for use before a release. */
async function runScan() {
  for (const scanner of ['sqlmap', 'wapiti']) {
    if (!(await ensureProgram(scanner)))
      throw new StepError(`${scanner} is missing: apt-get install ${scanner}`);
  }
  await install();
  await build();
  return runJest([...process.argv.slice(2), '--selectProjects', 'scan']);
}

const { passed, failed } = await counted(runScan);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
