import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const GENERATOR = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');
const DOCUMENT = join(ROOT, 'docs/openapi.json');
const TYPES = join(ROOT, 'common/contract/api.ts');

/** Whether a file is what the generator makes of the document. As a process: the tests are CommonJS. */
function isFresh(types: string): boolean {
  try {
    execFileSync(process.execPath, [GENERATOR, DOCUMENT, '-o', types, '--check'], {
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}

describe('the client types of the API', () => {
  it('are generated from the document; where they are not, run `npm run contract`', () => {
    expect(isFresh(TYPES)).toBe(true);
  });

  it('are told from stale ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-client-types-'));
    const copy = join(folder, 'api.ts');
    try {
      cpSync(TYPES, copy);
      expect(isFresh(copy)).toBe(true);
      writeFileSync(copy, '// A line by hand.\n', { flag: 'a' });
      expect(isFresh(copy)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
