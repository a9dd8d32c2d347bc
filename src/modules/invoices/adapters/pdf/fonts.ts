import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toTrueType } from './woff.js';

/** Inter, cut into scripts, so that a document embeds only what it uses. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS = [
  ['regular', 400],
  ['bold', 600],
] as const;

export type Weight = (typeof WEIGHTS)[number][0];
type Script = (typeof SCRIPTS)[number];

const FOLDER = new URL('./fonts/', import.meta.url);

/** The name under which a font is registered. */
const nameOf = (weight: Weight, script: Script) => `${weight} ${script}`;

let loading: Promise<readonly (readonly [name: string, bytes: Uint8Array])[]> | undefined;

/** Reads the fonts once in a process: 250 kB of files, 440 kB in memory. */
export function loadFonts() {
  loading ??= Promise.all(
    WEIGHTS.flatMap(([weight, number]) =>
      SCRIPTS.map(async (script) => {
        const file = new URL(`inter-${script}-${number}-normal.woff`, FOLDER);
        return [nameOf(weight, script), toTrueType(await readFile(fileURLToPath(file)))] as const;
      }),
    ),
  );
  return loading;
}

/** A part of a text that one font can draw. */
interface Run {
  readonly font: string;
  readonly text: string;
}

/** Splits a text where its script changes. What no font has is drawn by the Latin one, as an empty box. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = nameOf(weight, scriptOf(character));
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function scriptOf(character: string): Script {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return 'latin';
  if (/\p{Script=Greek}/u.test(character)) return 'greek';
  if (/\p{Script=Cyrillic}/u.test(character)) {
    const isCommon = code <= 0x45f || [0x490, 0x491, 0x4b0, 0x4b1].includes(code);
    return isCommon ? 'cyrillic' : 'cyrillic-ext';
  }
  return IN_LATIN.test(character) ? 'latin' : 'latin-ext';
}

/** Beyond the first 256 characters, as the package says of its file. */
const IN_LATIN = /[ıŒœʻʼˆ˚˜\u2000-\u201f\u2021-\u206f€™↑↓−∕\ufeff\ufffd]/u;
