import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say } from './steps/say.mjs';

async function runAll() {
  const prepared = await counted(async () => {
    await install();
    await build();
  });
  if (prepared.failed > 0) return [prepared];
  const checks = await counted(runChecks);
  const tests = await counted(async () => {
    await ensureChromium();
    // More than the two cores of a small machine: a seventh of the time all files wait.
    const args = [...process.argv.slice(2), '--ignoreProjects', 'grown', 'long'];
    return runJest(args, { workers: 3 });
  });
  return [checks, tests];
}

const results = await runAll();
const sum = (of) => results.reduce((total, result) => total + result[of], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
