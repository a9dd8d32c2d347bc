import anyAscii from 'any-ascii';
import type { HanForms } from '../../domain/han-forms.js';
import { familiesFor, filesOf, type Font, fontOf, type Weight } from './font-files.js';

/** The texts of a document by how they look. */
export type TextsByWeight = Readonly<Record<Weight, readonly string[]>>;

/** A character, or what is drawn in its place, and the font that has it. */
export interface Glyphs {
  readonly text: string;
  readonly font: Font;
}

/**
 * Files that a document may use. Each character of a name may be of a file of its own, and the first use of
 * each takes the processor; what is beyond is written in Latin letters.
 */
const MOST_FILES = 150;

/** Controls, spaces without a width, and colors of skin, of which a font without colors draws a pattern. */
const NOT_DRAWN = /[\p{Emoji_Modifier}\p{Cc}\u200b\u2060\ufeff]/u;

/** Joined to what stands before it: accents, vowels, joiners. */
const JOINED = /[\p{M}\p{Cf}]/u;

/** The fonts that a document needs, loaded before it is drawn. */
export class DocumentFonts {
  private constructor(private readonly fonts: ReadonlyMap<Weight, ReadonlyMap<string, Font>>) {}

  static async load(texts: TextsByWeight, han: HanForms): Promise<DocumentFonts> {
    const fonts = new Map<Weight, ReadonlyMap<string, Font>>();
    const files = new Set<string>();
    for (const weight of ['regular', 'bold'] as const) {
      fonts.set(weight, await fontsFor(charactersIn(texts[weight]), { weight, han, files }));
    }
    return new DocumentFonts(fonts);
  }

  /** All fonts, each once. */
  get all(): ReadonlySet<Font> {
    return new Set([...this.fonts.values()].flatMap((byCharacter) => [...byCharacter.values()]));
  }

  /** A text as it is drawn. What no font has is written in Latin letters, or left out where it has none. */
  glyphsOf(text: string, weight: Weight): readonly Glyphs[] {
    const glyphs: Glyphs[] = [];
    for (const character of text.normalize('NFC')) {
      if (NOT_DRAWN.test(character)) continue;
      const before = glyphs.at(-1)?.font;
      const font =
        JOINED.test(character) && before && has(before, character)
          ? before
          : this.fonts.get(weight)?.get(character);
      if (font) glyphs.push({ text: character, font });
      else glyphs.push(...this.inLatin(character, weight));
    }
    return glyphs;
  }

  private inLatin(character: string, weight: Weight): Glyphs[] {
    return [...anyAscii(character)].flatMap((letter) => {
      const font = this.fonts.get(weight)?.get(letter);
      return font ? [{ text: letter, font }] : [];
    });
  }
}

const has = ({ characters }: Font, character: string) =>
  characters.has(character.codePointAt(0) ?? 0);

/** Those of texts, and the letters that others may be written in. */
function charactersIn(texts: readonly string[]): ReadonlySet<string> {
  const characters = new Set(texts.join('').normalize('NFC'));
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  return characters;
}

interface Wanted {
  readonly weight: Weight;
  readonly han: HanForms;
  /** The paths of files in use, of all weights. */
  readonly files: Set<string>;
}

async function fontsFor(
  characters: ReadonlySet<string>,
  wanted: Wanted,
): Promise<ReadonlyMap<string, Font>> {
  const fonts = new Map<string, Font>();
  for (const character of characters) {
    const font = await fontFor(character, wanted);
    if (font) fonts.set(character, font);
  }
  return fonts;
}

async function fontFor(
  character: string,
  { weight, han, files }: Wanted,
): Promise<Font | undefined> {
  const code = character.codePointAt(0) ?? 0;
  for (const family of familiesFor(han)) {
    for (const file of await filesOf(family)) {
      if (!file.ranges.some(([first, last]) => first <= code && code <= last)) continue;
      if (!files.has(file.path) && files.size === MOST_FILES) continue;
      files.add(file.path);
      const font = await fontOf(file, weight);
      if (font.characters.has(code)) return font;
    }
  }
  return undefined;
}
