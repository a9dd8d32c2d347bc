// Takes out of an installed node_modules what a running server never reads, and says both sizes:
//   npm ci && node deploy/prune-packages.mjs
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules';

/** Types, source maps and texts for people; licences stay. */
const FOR_PEOPLE = /\.(map|flow|md|markdown)$|\.([cm]?ts|tsbuildinfo)$|(^|\/)CHANGELOG/i;
const LICENCE = /licen[cs]e|notice/i;

/** Second builds, for bundlers. */
const NEVER_READ = builtTwice('@opentelemetry', 'build/esm', 'build/esnext');

/** Builds of a scope's packages for bundlers; `main` names another. */
function builtTwice(scope, ...builds) {
  const names = existsSync(join(MODULES, scope)) ? readdirSync(join(MODULES, scope)) : [];
  return names.flatMap((name) => builds.map((build) => `${scope}/${name}/${build}`));
}

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

/** As the disk counts: whole blocks. In MB. */
function sizeOf(folder) {
  let bytes = 0;
  for (const path of filesOf(folder)) bytes += lstatSync(path).blocks * 512;
  return Math.round(bytes / 1024 / 1024);
}

const remove = (path) => rmSync(path, { recursive: true, force: true });

const before = sizeOf(MODULES);
for (const path of NEVER_READ) remove(join(MODULES, path));
for (const path of filesOf(MODULES)) {
  if (FOR_PEOPLE.test(path) && !LICENCE.test(path)) remove(path);
}
console.log(`${MODULES}: ${before} MB, and ${sizeOf(MODULES)} MB of it stay.`);
