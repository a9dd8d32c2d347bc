import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A Kubernetes object, as far as all kinds are alike. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
}

/** The fields of a kustomization that are understood here. */
interface Kustomization {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace: string;
  readonly labels: readonly { readonly pairs: Readonly<Record<string, string>> }[];
  readonly resources: readonly string[];
  readonly images: readonly { name: string; newName: string; newTag: string }[];
  readonly configMapGenerator: readonly { name: string; envs: readonly string[] }[];
}

const UNDERSTOOD = new Set([
  'apiVersion',
  'kind',
  'namespace',
  'labels',
  'resources',
  'images',
  'configMapGenerator',
]);
const HASH_CHARACTERS = 10;

/**
 * What `kubectl kustomize` makes of a folder, as far as kustomizations use the fields above: no npm
 * package renders them. Generated names end in another hash than kustomize's.
 * @throws Error for a field that is not understood
 */
export function renderKustomization(folder: string): Manifest[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const kustomization = parse(read('kustomization.yaml')) as Kustomization;
  const unknown = Object.keys(kustomization).filter((field) => !UNDERSTOOD.has(field));
  if (unknown.length > 0) throw new Error(`not understood: ${unknown.join(', ')}`);
  const documents = kustomization.resources.flatMap((file) => parseAllDocuments(read(file)));
  const maps = kustomization.configMapGenerator.map(({ name, envs }) => {
    const data = Object.assign({}, ...envs.map((file) => parseSettings(read(file)))) as object;
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
    const generated = `${name}-${hash.slice(0, HASH_CHARACTERS)}`;
    return {
      name,
      map: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: generated }, data },
    };
  });
  const images = new Map(
    kustomization.images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`]),
  );
  const names = new Map(maps.map(({ name, map }) => [name, map.metadata.name]));
  const rename = (value: unknown, key: string, owner: string): unknown => {
    if (typeof value !== 'string') return value;
    if (key === 'image') return images.get(value) ?? value;
    return owner === 'configMapRef' && key === 'name' ? (names.get(value) ?? value) : value;
  };
  const manifests = [
    ...documents.map((document) => mapValues(document.toJS(), rename) as Manifest),
    ...maps.map(({ map }) => map as Manifest),
  ];
  const labels = Object.assign({}, ...kustomization.labels.map(({ pairs }) => pairs)) as object;
  return manifests.map((manifest) => ({
    ...manifest,
    metadata: {
      ...manifest.metadata,
      // Those that belong to no namespace.
      ...(manifest.kind !== 'Namespace' && { namespace: kustomization.namespace }),
      labels: { ...manifest.metadata.labels, ...labels },
    },
  }));
}

/** Lines of NAME=value; empty ones and comments count for nothing. */
export function parseSettings(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** A copy in which `change` has replaced each value, which learns its key and that of its owner. */
function mapValues(
  value: unknown,
  change: (value: unknown, key: string, owner: string) => unknown,
  key = '',
  owner = '',
): unknown {
  if (Array.isArray(value)) return value.map((each) => mapValues(each, change, key, owner));
  if (typeof value !== 'object' || value === null) return change(value, key, owner);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapValues(each, change, name, key)]),
  );
}
