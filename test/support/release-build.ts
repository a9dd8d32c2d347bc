import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseEntry } from './releases.js';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);
const BUILD = `import('./scripts/steps/build.mjs').then(({ build }) => build())`;
/** How long a fetch may take, in ms. */
const FETCH_MS = 60_000;
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];

/** Whether this is a clone, in which releases can be looked up; a copy of the files alone is none. */
export const isClone = (): boolean => existsSync(join(ROOT, '.git'));

/**
 * Whether the commit of a release is here; a shallow clone fetches it. Says so where it is not, as in a
 * copy of the files alone.
 */
export function hasRelease({ version, commit }: ReleaseEntry): boolean {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: ROOT, stdio: 'ignore', timeout: FETCH_MS }).status === 0;
  const has = () => git('cat-file', '-e', `${commit}^{commit}`);
  if (isClone() && (has() || (git('fetch', '--depth=1', 'origin', commit) && has()))) return true;
  process.stderr.write(
    `Release ${version} is not built: its commit ${commit} is not here (git fetch --unshallow).\n`,
  );
  return false;
}

/**
 * Builds a release from its commit, once for a clone: it runs on the clone's packages, which go with it.
 * Returns the folder with its `dist`. `hasRelease` says whether the commit is here.
 */
export async function buildRelease({ commit }: ReleaseEntry): Promise<string> {
  const clone = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `vigor-release-${commit}-${clone}`);
  const marker = join(folder, '.built');
  if (existsSync(marker) && runsHere(folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  if (isInstalled(folder)) symlinkSync(join(ROOT, 'node_modules'), packagesOf(folder));
  else await run('npm', INSTALL, { cwd: folder });
  await run(process.execPath, ['--eval', BUILD], { cwd: folder });
  writeFileSync(marker, '');
  return folder;
}

const packagesOf = (folder: string): string => join(folder, 'node_modules');

/** Packages of its own stay as they are; those of the clone may have changed. */
const runsHere = (folder: string): boolean =>
  !lstatSync(packagesOf(folder)).isSymbolicLink() || isInstalled(folder);

/** Whether each package of the release is installed here in the same version; more may be. */
function isInstalled(folder: string): boolean {
  const [wanted, here] = [folder, ROOT].map(
    (place) =>
      (
        JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')) as {
          packages: Record<string, { integrity?: string }>;
        }
      ).packages,
  );
  return Object.entries(wanted!).every(
    ([path, { integrity }]) => path === '' || here![path]?.integrity === integrity,
  );
}
