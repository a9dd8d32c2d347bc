import './steps/check-node.mjs';
import { changedFiles, integrationTestsOf } from './steps/changed.mjs';
import { CHECKS, layoutOf, runChecks } from './steps/checks.mjs';
import { counted } from './steps/counted.mjs';
import { ENDS_OF_LIFE, endsSoon } from './steps/ends-of-life.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say } from './steps/say.mjs';

const CODE = /\.(ts|tsx|mjs|cjs|json|md)$/;

/**
 * What the minute after a change asks: types, lint, layers and layout, the unit tests that reach what
 * changed, the component tests that reach it, the tests of the architecture, and the integration tests of the modules that changed.
 * `-- --since <commit>` takes what differs from a commit in place of what is not committed yet.
 */
async function runCheck() {
  const installed = await counted(install);
  if (installed.failed > 0) return [installed];
  const at = process.argv.indexOf('--since');
  const changed = await changedFiles(at < 0 ? undefined : process.argv[at + 1]);
  const code = changed.filter((path) => CODE.test(path));
  if (code.length === 0) return [await counted(() => runChecks())];
  const jest = (...args) => counted(() => runJest(args, { workers: 1, mayBeEmpty: true }));
  const integration = integrationTestsOf(changed);
  const tests = async () => [
    await jest('--selectProjects', 'unit', '--findRelatedTests', ...code),
    // In a process of their own, as `runner` in jest.config.mjs says: here all files of a run share one.
    await jest('--selectProjects', 'components', '--findRelatedTests', ...code),
    await jest(
      '--selectProjects',
      'architecture',
      'integration',
      '--',
      'test/architecture/',
      ...integration,
    ),
  ];
  const [checks, results] = await Promise.all([
    counted(() => runChecks([...CHECKS, layoutOf(code)])),
    tests(),
  ]);
  return [checks, ...results];
}

const started = Date.now();
for (const line of endsSoon(ENDS_OF_LIFE.map(({ name }) => name))) say(line);
const results = await runCheck();
const sum = (of) => results.reduce((total, result) => total + result[of], 0);
say(`${((Date.now() - started) / 1000).toFixed(0)} s`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
