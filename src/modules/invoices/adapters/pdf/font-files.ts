import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { HanForms } from '../../domain/han-forms.js';

const WEIGHTS = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A font of one file and weight, ready to be drawn with. */
export interface Font {
  /** Unlike that of any other. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The code points that it has glyphs for. */
  readonly characters: ReadonlySet<number>;
}

type Range = readonly [first: number, last: number];

/** A file of a family: those of Han have some hundred characters each. */
export interface FontFile {
  readonly path: string;
  /** What its package says of it; some of these may be lacking. */
  readonly ranges: readonly Range[];
}

const LATIN = 'inter';
const OTHERS = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-georgian',
];
const HAN: Readonly<Record<HanForms, string>> = {
  SC: 'noto-sans-sc',
  TC: 'noto-sans-tc',
  JP: 'noto-sans-jp',
  KR: 'noto-sans-kr',
};
const EMOJI = 'noto-emoji';

/** The families in the order in which a character is looked for. */
export function familiesFor(han: HanForms): readonly string[] {
  return [...new Set([LATIN, ...OTHERS, HAN[han], ...Object.values(HAN), EMOJI])];
}

const packageFolder = (family: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/unicode.json`));

const families = new Map<string, Promise<readonly FontFile[]>>();

/** The files of a family. */
export function filesOf(family: string): Promise<readonly FontFile[]> {
  const known = families.get(family);
  if (known) return known;
  const files = readFamily(family);
  families.set(family, files);
  files.catch(() => families.delete(family));
  return files;
}

async function readFamily(family: string): Promise<readonly FontFile[]> {
  const folder = packageFolder(family);
  const text = await readFile(join(folder, 'unicode.json'), 'utf8');
  const written = z.record(z.string(), z.string()).parse(JSON.parse(text));
  // Beside their own script families have letters of others, which look like none of the rest of a text.
  const isOwn = (part: string) =>
    family === LATIN || family.endsWith(`-${part}`) || part.startsWith('[');
  const parts = Object.entries(written).filter(([part]) => isOwn(part));
  return parts.map(([part, ranges]) => ({
    // Parts without a name are written as [12].
    path: join(folder, 'files', `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** `U+0600-06FF` or `U+0020`. */
function rangeOf(written: string): Range {
  const [first = '', last = first] = written.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** Fonts that a process keeps, some 50 kB each. */
const MOST_KEPT = 200;
const kept = new Map<string, Promise<Font>>();

/** The font of a file; the ones used last are kept. Making one takes the processor for 5 to 20 ms, of an Indian script 150. */
export function fontOf(file: FontFile, weight: Weight): Promise<Font> {
  const name = `${file.path} ${weight}`;
  const font = kept.get(name) ?? makeFont(name, file, weight);
  kept.delete(name);
  kept.set(name, font);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  font.catch(() => kept.delete(name));
  return font;
}

async function makeFont(name: string, { path, ranges }: FontFile, weight: Weight): Promise<Font> {
  const [{ default: subsetFont }, { create }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
  ]);
  // pdfkit draws fonts of one weight only, and the files have all weights.
  const bytes = await subsetFont(await readFile(path), charactersOf(ranges), {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS[weight] },
  });
  return { name, bytes, characters: new Set(create(bytes).characterSet) };
}

function charactersOf(ranges: readonly Range[]): string {
  let characters = '';
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) characters += String.fromCodePoint(code);
  }
  return characters;
}
