import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FILE = 'LICENSES.txt';
const LICENSE = /^(licen[cs]e|notice|copying)/i;
const MODULES = `${sep}node_modules${sep}`;

/** Writes the licenses of all bundled packages, which no `node_modules` beside the bundle shows any more. */
export function licenses() {
  return {
    name: 'licenses',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter(Boolean));
      const texts = [...folders].map(licenseOf).toSorted();
      this.emitFile({ type: 'asset', fileName: FILE, source: texts.join('\n') });
    },
  };
}

/** The folder of the package that a module belongs to; undefined for our own. */
function packageOf(id) {
  const at = id.lastIndexOf(MODULES);
  if (at < 0) return undefined;
  const start = at + MODULES.length;
  const [scope, name] = id.slice(start).split(sep);
  return id.slice(0, start) + (scope.startsWith('@') ? join(scope, name) : scope);
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => LICENSE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}
