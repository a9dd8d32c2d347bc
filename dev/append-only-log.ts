import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const NEWLINE = 0x0a;

/**
 * JSON lines that are only ever appended. A line is written whole or not at all: one torn by a kill
 * is cut off when the log is opened again.
 */
export class AppendOnlyLog<Line> {
  #file: number;
  #size: number;

  private constructor(
    private readonly path: string,
    size: number,
  ) {
    this.#file = openSync(path, 'a');
    ftruncateSync(this.#file, size);
    this.#size = size;
  }

  /** Opens `name` in `folder`, both made when absent, and returns the lines it holds. */
  static open<Line>(folder: string, name: string): { log: AppendOnlyLog<Line>; lines: Line[] } {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, name);
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const size = bytes.lastIndexOf(NEWLINE) + 1;
    const lines: Line[] = [];
    for (let from = 0; from < size;) {
      const to = bytes.indexOf(NEWLINE, from);
      lines.push(JSON.parse(bytes.toString('utf8', from, to)) as Line);
      from = to + 1;
    }
    return { log: new AppendOnlyLog<Line>(path, size), lines };
  }

  /**
   * Appends one line; it survives a kill of the process as soon as this returns.
   * @throws the file system's error, with nothing appended (a full disk).
   */
  append(line: Line): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(this.#file, bytes, written);
    } catch (error) {
      ftruncateSync(this.#file, this.#size);
      throw error;
    }
    this.#size += bytes.length;
  }

  /** Replaces everything by `lines`, at once. */
  rewrite(lines: readonly Line[]): void {
    const next = `${this.path}.next`;
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    writeFileSync(next, bytes);
    renameSync(next, this.path);
    closeSync(this.#file);
    this.#file = openSync(this.path, 'a');
    this.#size = bytes.length;
  }

  close(): void {
    closeSync(this.#file);
  }
}
