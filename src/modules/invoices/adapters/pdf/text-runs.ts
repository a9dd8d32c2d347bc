import bidiFactory from 'bidi-js';
import type { Glyphs } from './document-fonts.js';
import type { Font } from './font-files.js';

/** A part of a line that one font draws in one go. */
export interface Run {
  readonly font: Font;
  /** From left to right as it is read, or from right to left. */
  readonly text: string;
}

const bidi = bidiFactory();

/** Written from right to left; fonts order the letters of these themselves. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface Placed {
  readonly font: Font;
  text: string;
  readonly level: number;
  readonly isSpace: boolean;
  readonly start: number;
  end: number;
}

/** The runs of a line from left to right, as they are seen. */
export function runsOf(glyphs: readonly Glyphs[]): readonly Run[] {
  const line = glyphs.map(({ text }) => text).join('');
  const levels = bidi.getEmbeddingLevels(line);
  const runs: Placed[] = [];
  let start = 0;
  for (const { text, font } of glyphs) {
    const level = levels.levels[start] ?? 0;
    const end = start + text.length;
    const isSpace = /^\s+$/.test(text);
    const last = runs.at(-1);
    // From right to left words are placed one by one: a font would put the spaces at the wrong ends.
    const isJoined =
      last?.font === font && last.level === level && (level % 2 === 0 || last.isSpace === isSpace);
    if (isJoined) {
      last.text += text;
      last.end = end;
    } else {
      runs.push({ font, text, level, isSpace, start, end });
    }
    start = end;
  }
  for (const [first, last] of bidi.getReorderSegments(line, levels)) turnRound(runs, first, last);
  return runs.map(({ font, text, level }) => ({
    font,
    text: level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? mirrored(text) : text,
  }));
}

/** Turns round the runs within a part of the line. Their order may have changed before, but not what is in the part. */
function turnRound(runs: Placed[], first: number, last: number): void {
  const within = runs.flatMap(({ start, end }, at) =>
    start >= first && end - 1 <= last ? [at] : [],
  );
  const turned = within.map((at) => runs[at]!).reverse();
  for (const [nth, at] of within.entries()) runs[at] = turned[nth]!;
}

/** Brackets and the like between words that are written from right to left. */
const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((each) => bidi.getMirroredCharacter(each) ?? each)
    .join('');
