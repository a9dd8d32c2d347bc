import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';

/** What tools remember of a run, for the next one. */
const CACHE = inRoot('node_modules/.cache/vigor');

/**
 * TypeScript 7's native compiler, in 0.4 of the processor time of TypeScript 6, which Nest and ESLint still need;
 * by its path, since both bring a program `tsc`.
 */
const types = (part, config) => ({
  name: `types of the ${part}`,
  needs: config,
  check: () =>
    runTool('typescript-native/bin/tsc', [
      ...['-p', config, '--noEmit', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', `${CACHE}/types-${part.replace(' ', '-')}`],
    ]),
});

const SOURCES = ['src', 'dev', 'common', 'storefront/src', 'admin/src'];

/** The checks that need no running shop, the longest first; each counts as one test. */
export const CHECKS = [
  {
    name: 'lint',
    check: () =>
      runTool('eslint/bin/eslint.js', [
        ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
        ...['--cache-location', `${CACHE}/eslint`],
      ]),
  },
  types('server', 'tsconfig.json'),
  types('storefront', 'storefront/tsconfig.json'),
  types('admin', 'admin/tsconfig.json'),
  types('component tests', 'test/components/tsconfig.json'),
  {
    name: 'rules between layers and modules',
    check: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
        ...['--cache', `${CACHE}/layers`, '--cache-strategy', 'content'],
        ...SOURCES.filter((folder) => existsSync(inRoot(folder))),
      ]),
  },
];

/** The layout of files, by Prettier. */
export const layoutOf = (files) => ({
  name: 'layout',
  check: () => runTool('prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...files]),
});

/** Runs checks, two at a time, also after a failure. Returns the counts. */
export async function runChecks(wanted = CHECKS) {
  let failed = 0;
  const checks = wanted.filter(({ needs }) => !needs || existsSync(inRoot(needs)));
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
