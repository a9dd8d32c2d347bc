import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { StepError } from './say.mjs';

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new StepError(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

const sinceCommit = async (commit) => [
  ...(await git('diff', '--name-only', '--no-renames', commit)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

/**
 * The paths of the files that differ from a commit, new ones with them, deleted ones without. Without a
 * commit: what is not committed yet or, where all is, what the last commit changed.
 */
export async function changedFiles(commit) {
  const changed = await sinceCommit(commit ?? 'HEAD');
  const found = changed.length > 0 || commit ? changed : await sinceCommit('HEAD~1');
  return found.filter((path) => existsSync(inRoot(path)));
}

const testsOf = (subject) => `test/(integration|both-forms)/${subject}/`;

/** What a change of a path asks for, as patterns of paths of integration tests. */
const INTEGRATION_TESTS = [
  [
    /^src\/modules\/([\w-]+)\//,
    (module) => [`src/modules/${module}/.*\\.pg\\.test\\.ts$`, testsOf(module)],
  ],
  [/^common\/contract\/(?:shop-settings|setting-kinds)\.ts$/, () => [testsOf('settings')]],
  // It asks of each table what becomes of the rows of a user.
  [
    /^src\/modules\/[\w-]+\/adapters\/postgres\//,
    () => ['test/both-forms/customers/erase-customer\\.test\\.ts$'],
  ],
  [
    /^src\/platform\/([\w-]+)\//,
    (part) => [`src/platform/${part}/.*\\.pg\\.test\\.ts$`, testsOf('platform')],
  ],
  [/^test\/(?:integration|both-forms)\/([\w-]+)\/.*(?<!\.test)\.ts$/, (part) => [testsOf(part)]],
  [/^(test\/(?:integration|both-forms|conformance\/api)\/.*\.test\.ts)$/, (path) => [path]],
];

/** Patterns of the integration tests of the modules in which files have changed. */
export function integrationTestsOf(changed) {
  const patterns = changed.flatMap((path) =>
    INTEGRATION_TESTS.flatMap(([place, tests]) => {
      const found = place.exec(path);
      return found ? tests(found[1]) : [];
    }),
  );
  return [...new Set(patterns)];
}
