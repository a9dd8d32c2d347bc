import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../..');

/** What docker-compose.yml says of a service, as far as the tests need it. */
export interface ComposeService {
  /** Built from our Dockerfile, where there is no foreign image. */
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly networks?: readonly string[] | { shop: { ipv4_address: string } };
}

/** The services of docker-compose.yml where nobody has set anything: `${NAME:-default}` is the default. */
export function readCompose(): Readonly<Record<string, ComposeService>> {
  const text = read('docker-compose.yml').replace(/\$\{\w+:?-([^}]*)\}/g, '$1');
  return (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services;
}

/** The environment that a container of a service has: of our image, and compose's on top. */
export function environmentOf(service: ComposeService): Record<string, string> {
  const all = { ...(service.build && image().environment), ...service.environment };
  return Object.fromEntries(
    // An empty one is nothing to YAML.
    Object.entries(all).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/** What a container of a service of ours runs. */
export const commandOf = (service: ComposeService): readonly string[] =>
  service.command ?? image().command;

/** The names of all settings. */
export const knownSettings = (): string[] =>
  Array.from(read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name!);

export const readCaddyfile = (): string => read('deploy/Caddyfile');

/** The last stage of the Dockerfile. */
function image(): { environment: Record<string, string>; command: string[] } {
  const lines = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1)!
    .split('\n');
  const after = (word: string) => lines.find((line) => line.startsWith(`${word} `))!.slice(4);
  const pairs = after('ENV').trim().split(' ');
  return {
    environment: Object.fromEntries(pairs.map((pair) => pair.split('='))) as Record<string, string>,
    command: JSON.parse(after('CMD')) as string[],
  };
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
