import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';

const types = (part, config) => ({
  name: `types of the ${part}`,
  needs: config,
  check: () => runTool('typescript/bin/tsc', ['-p', config, '--noEmit', '--pretty', 'false']),
});

/** The checks that need no running shop, the longest first; each counts as one test. */
const CHECKS = [
  { name: 'lint', check: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
  types('server', 'tsconfig.json'),
  types('storefront', 'storefront/tsconfig.json'),
  types('admin', 'admin/tsconfig.json'),
  {
    name: 'rules between layers and modules',
    check: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
        ...['src', 'dev', 'common', 'storefront/src', 'admin/src'].filter((folder) =>
          existsSync(inRoot(folder)),
        ),
      ]),
  },
];

/** Runs all checks, two at a time, also after a failure. Returns the counts. */
export async function runChecks() {
  let failed = 0;
  const checks = CHECKS.filter(({ needs }) => !needs || existsSync(inRoot(needs)));
  const waiting = checks.values();
  const runSome = async () => {
    for (const { name, check } of waiting) {
      const { code, output } = await check();
      say(`${code === 0 ? 'PASS' : 'FAIL'} ${name}`);
      if (code === 0) continue;
      failed += 1;
      process.stdout.write(output);
    }
  };
  await Promise.all([runSome(), runSome()]);
  return { passed: checks.length - failed, failed };
}
