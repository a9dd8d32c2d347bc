import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { before } from './openapi-plugin.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigor-plugin-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a class of a DTO is compiled to in a folder of this name. */
function compiledIn(name) {
  const root = join(folder, name);
  mkdirSync(root);
  writeFileSync(join(root, 'size.ts'), `export class Size { width!: number }`);
  writeFileSync(
    join(root, 'box.dto.ts'),
    `import { Size } from './size.js';\nexport class BoxDto { size!: Size }`,
  );
  const program = ts.createProgram([join(root, 'box.dto.ts')], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    rootDir: root,
    outDir: join(root, 'dist'),
    types: [],
    noLib: true,
  });
  const plugin = before({ esmCompatible: true, dtoFileNameSuffix: ['.dto.ts'] }, program);
  let compiled = '';
  const write = (path, text) => {
    if (path.endsWith('box.dto.js')) compiled = text;
  };
  program.emit(undefined, write, undefined, false, { before: [plugin] });
  return compiled;
}

it.each(['ascii', 'Müller', '日本', 'a b'])('names the files of types in a folder %s', (name) => {
  const compiled = compiledIn(name);
  expect(compiled).toContain('type: () =>');
  expect(compiled.match(/"[^"]*size\.js"/g)).toEqual(['"./size.js"']);
});
