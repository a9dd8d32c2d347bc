import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'dev', 'common', 'storefront/src', 'admin/src'];

/** What a file does to a package that the package does not offer as a function or an option. */
interface Found {
  readonly file: string;
  /** A class of ours and its base, or the form of a cast or a patch. */
  readonly what: string;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)),
);

/** Calls `visit` with each node of a file. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The names that a file imports from packages, without those of Node and of our own files. */
function importsOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || /^(\.|node:)/.test(moduleSpecifier.text)) continue;
    if (!importClause) continue;
    walk(importClause, (node) => ts.isIdentifier(node) && names.add(node.text));
  }
  return names;
}

/** The name at the left end of `pg.Client` or `AuthGuard('jwt')`. */
function rootOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return rootOf(expression.expression);
  }
  return expression.getText();
}

/** The base of a class where it is of a package; a mapped type, such as `PartialType(Body)`, has one of ours. */
function foreignBase(node: ts.ClassLikeDeclaration, imports: Set<string>): string | undefined {
  const [base] = node.heritageClauses?.find((of) => of.token === ts.SyntaxKind.ExtendsKeyword)
    ?.types ?? [undefined];
  if (!base || !imports.has(rootOf(base.expression))) return undefined;
  const isMapped =
    ts.isCallExpression(base.expression) && base.expression.arguments.some(ts.isIdentifier);
  const isOfOurs =
    isMapped && /^(Partial|Omit|Pick|Intersection)Type$/.test(rootOf(base.expression));
  return isOfOurs ? undefined : base.expression.getText().replace(/\(.*/s, '');
}

/** How a node casts past its type, or changes what others call. */
function trickOf(node: ts.Node): string | undefined {
  if (ts.isAsExpression(node)) {
    const isBlind =
      ts.isAsExpression(node.expression) || node.type.kind === ts.SyntaxKind.NeverKeyword;
    return isBlind ? 'cast' : undefined;
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Proxy') return 'proxy';
  if (ts.isCallExpression(node)) {
    const isDefining = /^(Object|Reflect)\.(defineProperty|set|setPrototypeOf)$/;
    return isDefining.test(node.expression.getText()) ? 'patch' : undefined;
  }
  const isAssigned =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isAssigned || !ts.isPropertyAccessExpression(node.left)) return undefined;
  const isMethod = ts.isArrowFunction(node.right) || ts.isFunctionExpression(node.right);
  const isOwn = node.left.expression.kind === ts.SyntaxKind.ThisKeyword;
  // A handler such as `socket.onmessage` is there to be set.
  const isHandler = /^on[a-z]+$/.test(node.left.name.text);
  return /\.prototype\./.test(node.left.getText()) || (isMethod && !isOwn && !isHandler)
    ? 'patch'
    : undefined;
}

/** A member of another object that is private by its name. */
const isPrivate = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) &&
  /^_(?!id$)[a-z]/i.test(node.name.text) &&
  node.expression.kind !== ts.SyntaxKind.ThisKeyword;

function findIn(file: string, text = read(file)): Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  const found = new Set<string>();
  walk(source, (node) => {
    const base = ts.isClassLike(node) ? foreignBase(node, imports) : undefined;
    if (base && ts.isClassLike(node)) found.add(`${node.name?.text} extends ${base}`);
    const trick = trickOf(node);
    if (trick) found.add(trick);
    if (isPrivate(node)) found.add('private member');
  });
  return [...found].map((what) => ({ file, what }));
}

/** The changes that the build makes in the code of packages. */
function patchedByBuild(): Found[] {
  const file = 'scripts/steps/package-fixes.mjs';
  return [...read(file).matchAll(/file: '(@[\w-]+\/[\w-]+|[\w-]+)\//g)].map(([, name]) => ({
    file,
    what: `patch of ${name}`,
  }));
}

function documented(): Found[] {
  const [, section = ''] = read('docs/architecture.md').split('## Packages from within');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([^`]*)`\s*\| ([^|]+)\| [^|]*\w[^|]*\|$/gm)].flatMap(
    ([, file = '', whats = '']) =>
      [...whats.matchAll(/`([^`]+)`/g)].map(([, what = '']) => ({ file, what })),
  );
}

const sorted = (found: readonly Found[]) =>
  found.map(({ file, what }) => `${file}: ${what}`).toSorted();

it('all that extends, casts or patches something of a package is listed with its reason', () => {
  const found = [...sources.flatMap((file) => findIn(file)), ...patchedByBuild()];
  expect(sorted(documented())).toEqual(sorted(found));
});

it.each([
  ['extends', `import pg from 'pg'; class Own extends pg.Client {}`, 'Own extends pg.Client'],
  ['casts', `import pg from 'pg'; (client as unknown as { unref(): void }).unref();`, 'cast'],
  ['patches a prototype', `import pg from 'pg'; pg.Client.prototype.query = other;`, 'patch'],
  ['patches an object', `storage.find = (target) => known.get(target);`, 'patch'],
  ['stands before', `this.query = new Proxy(this.query, {});`, 'proxy'],
  ['reads a private member', `if (client._ending) return;`, 'private member'],
])('finds what %s', (_, text, what) => {
  expect(findIn('planted.ts', text)).toEqual([{ file: 'planted.ts', what }]);
});

it('does not take what is our own, or a mapped type of it, for a package’s', () => {
  const text = `import { PartialType } from '@nestjs/swagger'; import { Body } from './body.js';
    class Edit extends PartialType(Body) {} class Same extends Body {}`;
  expect(findIn('planted.ts', text)).toEqual([]);
});
