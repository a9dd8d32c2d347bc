import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isVersioned } from '../../src/platform/database/recording-migration-executor.js';
import { migrations } from '../../src/platform/database/migrations/index.js';
import { isOlder, RELEASE } from '../../src/platform/release.js';
import { isClone } from '../support/release-build.js';
import { releases } from '../support/releases.js';

const ROOT = resolve(__dirname, '../..');
const HASH = 'd33d4a744e6962951d898d9368688078adb8f61a';

describe('the releases of the CHANGELOG', () => {
  it('have version, date and commit, the newest first', () => {
    const versions = releases().map(({ version }) => version);
    expect(versions).not.toEqual([]);
    expect(versions.slice(1).filter((version, at) => !isOlder(version, versions[at]!))).toEqual([]);
  });

  it.each(['0.3.0', '0.3.0 - 2026-12-01', `2026-12-01\n\nCommit \`${HASH}\`.`])(
    'are refused with the heading %s alone',
    (heading) => {
      expect(() =>
        releases(`# Changelog\n\n## Unreleased\n\n## ${heading}\n\n- Something.`),
      ).toThrow('lacks');
    },
  );

  it('are what this build says it is, or the one before where the release is not named yet', () => {
    const read = (file: string) =>
      (JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as { version: string }).version;
    expect([read('package.json'), read('package-lock.json')]).toEqual([RELEASE, RELEASE]);
    expect(isOlder(RELEASE, releases()[0]!.version)).toBe(false);
  });
});

/** The text below a heading, up to the next release. */
const below = (changelog: string, heading: string) =>
  changelog.split(`\n## ${heading}`)[1]!.split(/^## /m)[0]!;

/** None where the files have no history, or a shallow one. */
function changelogAt(commit: string): string | undefined {
  if (!isClone()) return undefined;
  try {
    return execFileSync('git', ['show', `${commit}:CHANGELOG.md`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

// A merge may put the entry of a later change among those of the release.
it('what a release says of itself stays what its commit says', () => {
  const [newest] = releases();
  const then = changelogAt(newest!.commit);
  if (then === undefined) return;
  const now = readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8');
  const commit = `Commit \`${newest!.commit}\`.`;
  expect(below(now, newest!.version).split(commit)[1]!.trim()).toBe(
    below(then, 'Unreleased').trim(),
  );
});

it('the newest release may run on the result of every migration', () => {
  const [newest] = releases();
  const beyond = migrations
    .map((migration) => new migration())
    .filter(isVersioned)
    .filter(({ oldestBuild }) => isOlder(newest!.version, oldestBuild));
  expect(beyond).toEqual([]);
});
