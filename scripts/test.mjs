import './steps/check-node.mjs';
import { build } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say } from './steps/say.mjs';

async function runAll() {
  const installed = await counted(install);
  if (installed.failed > 0) return [installed];
  // One build after the other leaves a processor idle, which the checks use meanwhile.
  const [built, browser, checks] = await Promise.all(
    [build, ensureChromium, runChecks].map((step) => counted(() => step())),
  );
  if (built.failed + browser.failed > 0) return [built, browser, checks];
  // More than the two cores of a small machine: a seventh of the time all files wait.
  const args = [
    ...process.argv.slice(2),
    '--ignoreProjects',
    'proofs',
    'grown',
    'long',
    'ha',
    'scan',
  ];
  return [checks, await counted(() => runJest(args, { workers: 4 }))];
}

const results = await runAll();
const sum = (of) => results.reduce((total, result) => total + result[of], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
