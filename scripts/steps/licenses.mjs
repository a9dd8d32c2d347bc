import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { runtimeManifest } from './runtime-packages.mjs';

const LICENSE = /^(licen[cs]e|notice|copying)/i;
const MODULES = `${sep}node_modules${sep}`;

/**
 * Writes what the server is made of: the licenses of all bundled packages, which no `node_modules` beside the
 * bundle shows any more, and a list of the bundled and the installed ones (CycloneDX 1.6) for scanners.
 */
export function licenses(root) {
  return {
    name: 'licenses',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter(Boolean));
      const bundled = [...folders].map(readPackage).toSorted(byName);
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      emit('LICENSES.txt', bundled.map(licenseOf).join('\n'));
      emit('sbom.cdx.json', `${JSON.stringify(sbomOf(root, bundled), null, 2)}\n`);
    },
  };
}

const byName = (one, other) => one.name.localeCompare(other.name);
const readPackage = (folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
});

/** The folder of the package that a module belongs to; undefined for our own. */
function packageOf(id) {
  const at = id.lastIndexOf(MODULES);
  if (at < 0) return undefined;
  const start = at + MODULES.length;
  const [scope, name] = id.slice(start).split(sep);
  return id.slice(0, start) + (scope.startsWith('@') ? join(scope, name) : scope);
}

function licenseOf({ folder, name, version, license }) {
  const files = readdirSync(folder).filter((file) => LICENSE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}

function sbomOf(root, bundled) {
  const { manifest, lock } = runtimeManifest(root);
  const installed = Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, { version, license }]) => {
      const name = place.replace(/.*node_modules\//, '');
      return { name, version, license };
    });
  const component =
    (how) =>
    ({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license && { licenses: [{ expression: license }] }),
      properties: [{ name: 'vigor:delivery', value: how }],
    });
  const components = [
    ...bundled.map(component('bundled')),
    ...installed.map(component('installed')),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: manifest.name, version: manifest.version },
    },
    components: components.toSorted(byName),
  };
}
