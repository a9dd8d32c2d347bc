import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes.js';

const ROOT = resolve(__dirname, '../..');
/** What a stranger's input reaches; scripts and benchmarks read their own files. */
const FOLDERS = ['src', 'dev', 'common', 'storefront/src', 'admin/src'];
/** Verdicts of earlier runs: one never changes for the same expression and version of the checker. */
const CACHE = join(ROOT, 'node_modules/.cache/vigor/regular-expressions.json');
const CHECKER = '4.5.0';
/** Why an expression may be slow, in the comment before it. */
const REASON = /\/\/ recheck: \S/;
/** Expressions that are made of data: what all of them are. */
const MADE_OF_DATA: Readonly<Record<string, () => Iterable<RegExp>>> = {
  'common/contract/address-format.ts': () => POSTCODE_REGEXES.values(),
};

interface Found {
  readonly place: string;
  readonly expression: string;
  readonly hasReason: boolean;
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)),
);

function parse(path: string): ts.SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Calls `visit` with each node of a file. */
function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function findExpressions(): { literals: Found[]; computed: string[] } {
  const literals: Found[] = [];
  const computed: string[] = [];
  for (const path of sources) {
    const file = parse(path);
    const lines = file.text.split('\n');
    walk(file, (node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        // The line itself may be the second one of its statement.
        const before = lines.slice(Math.max(0, line - 2), line + 1).join('\n');
        const place = `${path}:${line + 1}`;
        literals.push({ place, expression: node.text, hasReason: REASON.test(before) });
      }
      const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isCall && node.expression.getText() === 'RegExp') computed.push(path);
    });
  }
  return { literals, computed };
}

async function isLinear(expression: string): Promise<boolean> {
  const end = expression.lastIndexOf('/');
  const verdict = await check(expression.slice(1, end), expression.slice(end + 1));
  return (
    verdict.status === 'safe' && ['safe', 'constant', 'linear'].includes(verdict.complexity.type)
  );
}

function cached(): Record<string, boolean> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'))[CHECKER] ?? {};
  } catch {
    return {};
  }
}

/** By expression: whether the time it takes grows with the length of the input, and no faster. */
async function verdicts(expressions: Iterable<string>): Promise<Map<string, boolean>> {
  const known = cached();
  const found = new Map<string, boolean>();
  for (const expression of new Set(expressions)) {
    found.set(expression, known[expression] ?? (await isLinear(expression)));
  }
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ [CHECKER]: Object.fromEntries(found) }));
  return found;
}

describe('regular expressions', () => {
  const { literals, computed } = findExpressions();

  it('of which a stranger chooses the text are linear, or say why they need not be', async () => {
    const ofData = Object.values(MADE_OF_DATA).flatMap((all) => [...all()].map(String));
    const isFast = await verdicts([...literals.map(({ expression }) => expression), ...ofData]);
    const slow = literals.filter(
      ({ expression, hasReason }) => !isFast.get(expression) && !hasReason,
    );
    expect(slow.map(({ place, expression }) => `${place} ${expression}`)).toEqual([]);
    expect(ofData.filter((expression) => !isFast.get(expression))).toEqual([]);
  });

  it('are written as literals, which this test reads', () => {
    expect(computed.sort()).toEqual(Object.keys(MADE_OF_DATA).sort());
  });
});
