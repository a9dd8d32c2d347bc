import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const COMPILED = 'dist/compiled';
const DATABASE = `${COMPILED}/src/platform/database`;

export interface PlantedMigration {
  /** With a timestamp, after those that exist. */
  readonly name: string;
  readonly oldestBuild: string;
  /** The bodies of its methods, in JavaScript; `runner` and `createIndexConcurrently` are there. */
  readonly up: string;
  readonly down: string;
  readonly isOutsideTransaction?: boolean;
}

export interface PlantedBuild {
  /** The folder with its `dist`. */
  readonly root: string;
  remove(): void;
}

/** A copy of the built shop that is a later release, with more migrations. */
export function plantedBuild(release: string, planted: readonly PlantedMigration[]): PlantedBuild {
  const root = mkdtempSync(join(tmpdir(), 'vigor-planted-'));
  mkdirSync(join(root, 'dist'));
  const manifests = ['package.json', 'package-lock.json'];
  for (const shared of ['node_modules', ...manifests, 'src', 'dist/storefront', 'dist/admin']) {
    symlinkSync(join(ROOT, shared), join(root, shared));
  }
  cpSync(join(ROOT, COMPILED), join(root, COMPILED), { recursive: true });
  rewrite(
    join(root, COMPILED, 'src/platform/release.js'),
    /RELEASE = '.*'/,
    `RELEASE = '${release}'`,
  );
  for (const migration of planted) plant(join(root, DATABASE), migration);
  execFileSync(process.execPath, [join(ROOT, 'scripts/bundle.mjs'), root]);
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

function plant(database: string, migration: PlantedMigration): void {
  const { name, oldestBuild, up, down, isOutsideTransaction } = migration;
  writeFileSync(
    join(database, 'migrations', `${name}.js`),
    `import { createIndexConcurrently } from '../change-schema.js';
     export class ${name} {
       oldestBuild = '${oldestBuild}';
       transaction = ${!isOutsideTransaction};
       async up(runner) { ${up} }
       async down(runner) { ${down} }
     }`,
  );
  appendFileSync(
    join(database, 'migrations/index.js'),
    `\nimport { ${name} } from './${name}.js';\nmigrations.push(${name});\n`,
  );
}

function rewrite(file: string, what: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!what.test(text)) throw new Error(`${file} has no ${what}`);
  writeFileSync(file, text.replace(what, by));
}
