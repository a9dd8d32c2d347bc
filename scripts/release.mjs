import './steps/check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { ended, SHIPPED } from './steps/ends-of-life.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { runSteps, say, StepError } from './steps/say.mjs';

/** Where the release stands beside package.json. */
const RELEASE_FILE = 'src/platform/release.ts';
const NEXT = '## Unreleased\n';

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new StepError(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.trim();
}

function change(path, before, after) {
  const text = readFileSync(inRoot(path), 'utf8');
  if (!before.test(text)) throw new StepError(`${path} lacks ${before}.`);
  writeFileSync(inRoot(path), text.replace(before, after));
}

/** The two commits of a release, on the branch that is checked out, after the suites in CONTRIBUTING's 'Releases'. */
async function release(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? ''))
    throw new StepError('Name a version: npm run release -- 1.2.3');
  if ((await git('status', '--porcelain')) !== '')
    throw new StepError('Commit what has changed first.');
  const past = ended(SHIPPED);
  if (past.length > 0)
    throw new StepError(`The image brings what is past its end: ${past.join(', ')}.`);

  const { code, output } = await run('npm', ['version', version, '--no-git-tag-version']);
  if (code !== 0) throw new StepError(output.trim());
  change(RELEASE_FILE, /RELEASE: Release = '[\d.]+'/, `RELEASE: Release = '${version}'`);
  change('deploy/kubernetes/kustomization.yaml', /newTag: [\d.]+/, `newTag: ${version}`);
  await git('commit', '--quiet', '--all', '--message', `build(release): ${version}`);

  const today = new Date().toISOString().slice(0, 10);
  const heading = `${NEXT}\n## ${version} - ${today}\n\nCommit \`${await git('rev-parse', 'HEAD')}\`.\n`;
  change('CHANGELOG.md', /^## Unreleased\n/m, heading);
  await git(
    'commit',
    '--quiet',
    '--all',
    '--message',
    `docs(changelog): name the commit of ${version}`,
  );
  say(`Made ${version} in two commits: push them together.`);
}

await runSteps(() => release(process.argv[2]));
