import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '../support/managed-process.js';

/** Addresses of this machine that stand for machines of their own, and folders for what runs there. */
export class Machines {
  readonly folder = mkdtempSync(join(tmpdir(), 'vigor-ha-'));
  /** Of this run alone, so that standard ports are free there. */
  private readonly network = `127.77.${process.pid % 256}`;

  constructor() {
    // The system user of Postgres must be able to enter it.
    chmodSync(this.folder, 0o755);
  }

  address(nth: number): string {
    return `${this.network}.${nth}`;
  }

  folderOf(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    return folder;
  }

  /** Writes a file into the folder of `name`; returns its path. */
  fileIn(name: string, file: string, text: string): string {
    const path = join(this.folderOf(name), file);
    writeFileSync(path, text);
    return path;
  }

  process(
    name: string,
    command: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): ManagedProcess {
    const cwd = this.folderOf(name);
    return new ManagedProcess(command, { cwd, env, logFile: join(cwd, 'log') });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
