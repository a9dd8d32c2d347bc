import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPTS = resolve(__dirname, '../../scripts');
const INSTALLING = 'Installing packages (some minutes the first time) …\n';

describe('installing packages', () => {
  const project = mkdtempSync(join(tmpdir(), 'vigor-install-'));
  const mark = join(project, 'node_modules/.vigor-install');

  beforeAll(() => {
    cpSync(SCRIPTS, join(project, 'scripts'), { recursive: true });
    describeProject({ version: '1.0.0' });
  });
  afterAll(() => rmSync(project, { recursive: true }));

  /** Writes what npm reads: the project, and the lock file with its packages. */
  function describeProject(head: object, packages: Record<string, object> = {}) {
    const project = { name: 'shop', ...head };
    const all = { '': project, ...packages };
    const content = { ...project, lockfileVersion: 3, requires: true, packages: all };
    write('package.json', project);
    write('package-lock.json', content);
  }

  function write(name: string, content: object) {
    writeFileSync(join(project, name), JSON.stringify(content));
  }

  function run() {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, 'scripts/build.mjs')],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }

  it('is done once, and says so', () => {
    expect(run()).toEqual({ status: 0, stdout: INSTALLING, stderr: '' });
    expect(existsSync(mark)).toBe(true);
    expect(run()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('is done again where an earlier one was interrupted', () => {
    rmSync(mark);
    rmSync(join(project, 'node_modules/.package-lock.json'), { force: true });
    expect(run().stdout).toBe(INSTALLING);
    expect(existsSync(mark)).toBe(true);
  });

  it('is done again where the lock file is another one', () => {
    const before = readFileSync(mark, 'utf8');
    describeProject({ version: '1.0.1' });
    rmSync(join(project, 'node_modules/.package-lock.json'), { force: true });
    expect(run().stdout).toBe(INSTALLING);
    expect(readFileSync(mark, 'utf8')).not.toBe(before);
  });

  it('says in one line that the first start needs a network', () => {
    const away = 'http://127.0.0.1:1/away.tgz';
    describeProject(
      { version: '1.0.0', dependencies: { away: '1.0.0' } },
      { 'node_modules/away': { version: '1.0.0', resolved: away, integrity: 'sha512-AAAA' } },
    );
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The packages could not be fetched: .*network.*\n$/);
  });
});
