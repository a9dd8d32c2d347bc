import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../..');

/** The properties of a docker-compose.yml service that the tests need. */
export interface ComposeService {
  /** Set where the image is built from our Dockerfile. */
  readonly build?: { readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly networks?: readonly string[] | { shop: { ipv4_address: string } };
}

/**
 * The services of docker-compose.yml with an environment: `${NAME:-default}` is the default where NAME is
 * missing or empty, `${NAME-default}` only where it is missing.
 */
export function readCompose(
  environment: Readonly<Record<string, string>> = {},
): Readonly<Record<string, ComposeService>> {
  const text = read('docker-compose.yml').replace(
    /\$\{(\w+)(:?)-([^}]*)\}/g,
    (_, name: string, colon: string, byDefault: string) =>
      (colon ? environment[name] || undefined : environment[name]) ?? byDefault,
  );
  return (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services;
}

/** The environment of a service's container: that of our image, overridden by compose. */
export function environmentOf(service: ComposeService): Record<string, string> {
  const all = {
    ...(service.build && imageOf(service.build.target).environment),
    ...service.environment,
  };
  return Object.fromEntries(
    // YAML parses an empty value as null.
    Object.entries(all).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/** The command of a service's container. */
export const commandOf = (service: ComposeService): readonly string[] =>
  service.command ?? (service.build ? imageOf(service.build.target).command : []);

/** The names of all settings. */
export const knownSettings = (): string[] =>
  Array.from(read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name!);

export const readCaddyfile = (): string => read('deploy/Caddyfile');

/** The command and environment of a stage of the Dockerfile, including those of its base stage. */
function imageOf(stage: string): { environment: Record<string, string>; command: string[] } {
  const [from = '', ...lines] = read('Dockerfile')
    .split(/^FROM /m)
    .find((part) => part.split('\n')[0]!.endsWith(` AS ${stage}`))!
    .split('\n');
  const [parent = ''] = from.split(' ');
  const inherited = /^\w+$/.test(parent) ? imageOf(parent) : { environment: {}, command: [] };
  const after = (word: string) =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const pairs =
    after('ENV')
      ?.split(' ')
      .map((pair) => pair.split('=')) ?? [];
  const command = after('CMD');
  return {
    environment: {
      ...inherited.environment,
      ...(Object.fromEntries(pairs) as Record<string, string>),
    },
    command: command ? (JSON.parse(command) as string[]) : inherited.command,
  };
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
