import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { PLANTED, type Planted } from './planted-violations.js';

const ROOT = resolve(__dirname, '../..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

/** Runs the same tool with the same rules as `npm test` over a tree. */
function cruise(tree: string): Violation[] {
  const tool = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['src', 'dev', 'common', 'storefront', 'admin'].filter((folder) =>
    existsSync(join(tree, folder)),
  );
  let output: string;
  try {
    output = execFileSync(
      process.execPath,
      [tool, '--config', CONFIG, '--output-type', 'json', ...folders],
      { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
  } catch (error) {
    // With violations the tool ends with their number; its report is on the output all the same.
    output = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('the rules between the layers and modules', () => {
  let tree: string;
  let violations: Violation[];

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'vigor-layers-'));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    writeFileSync(join(tree, 'tsconfig.json'), '{ "compilerOptions": { "module": "nodenext" } }');
    for (const planted of PLANTED) plant(tree, planted);
    write(tree, 'src/platform/scheduled-jobs/b.ts', "import './a.js';\nexport const b = 1;\n");
    violations = cruise(tree);
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(PLANTED)('$rule is caught in $file', ({ rule, file }) => {
    const caught = violations.filter((violation) => violation.from === file);
    expect(caught.map((violation) => violation.rule.name)).toContain(rule);
  });

  it('has a planted violation for every rule', () => {
    const load = createRequire(__filename);
    const { forbidden } = load(CONFIG) as { forbidden: { name: string }[] };
    const planted = new Set(PLANTED.map(({ rule }) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

describe('the table of modules in docs/architecture.md', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'vigor-table-'));
    copyFileSync(CONFIG, join(copy, 'rules.cjs'));
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  /** The names of the rules where the document has this text. */
  function rulesOf(document: string): string[] {
    write(copy, 'docs/architecture.md', document);
    const { forbidden } = createRequire(__filename)(join(copy, 'rules.cjs')) as {
      forbidden: { name: string }[];
    };
    return forbidden.map(({ name }) => name);
  }

  it('is read by the rules', () => {
    const row = '| `reviews` | what shoppers think | catalog |\n';
    const rules = rulesOf(text.replace(/^(?=\| `tax` )/m, row));
    expect(rules).toContain('module-reviews-calls-only-its-table');
  });

  it.each([
    [
      'has other columns',
      (table: string) => table.replace('| may call ', '| calls    '),
      'no table',
    ],
    [
      'has a row of two columns',
      (table: string) => table.replace(/^\| `tax` +\|/m, '|'),
      'not a row',
    ],
    [
      'names an unknown module',
      (table: string) => table.replace(/catalog, payment +\|/, 'reviews |'),
      'no module reviews',
    ],
  ])('that %s lets no check pass', (_what, change, message) => {
    expect(change(text)).not.toBe(text);
    expect(() => rulesOf(change(text))).toThrow(message);
  });
});

function plant(tree: string, { file, imports }: Planted): void {
  for (const target of imports) {
    if (!existsSync(join(tree, target))) write(tree, target, 'export const planted = 1;\n');
  }
  const lines = imports.map((target) => {
    const path = relative(dirname(file), target).replace(/\.ts$/, '.js');
    return `import '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  write(tree, file, [...lines, 'export const violation = 1;', ''].join('\n'));
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
