import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say } from './steps/say.mjs';

/** Runs the proofs that take long, which are no part of `npm test`: kills, backups, random scenarios. */
async function runProofs() {
  await install();
  await build();
  return runJest([...process.argv.slice(2), '--selectProjects', 'proofs'], { workers: 4 });
}

const { passed, failed } = await counted(runProofs);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
