import { inflateSync } from 'node:zlib';

const STREAM = 'stream\n';

/** The objects of a PDF by their numbers, each with its stream as text. */
function objectsOf(pdf: Buffer): Map<number, string> {
  const objects = new Map<number, string>();
  for (const [, number = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const start = body.indexOf(STREAM);
    const head = start < 0 ? body : body.slice(0, start);
    const bytes = Buffer.from(start < 0 ? '' : body.slice(start + STREAM.length), 'latin1');
    const isPacked = head.includes('/FlateDecode');
    objects.set(Number(number), head + (isPacked ? inflateSync(bytes) : bytes).toString('latin1'));
  }
  return objects;
}

/** What each glyph of a font stands for, by the lists of its `ToUnicode` map. */
function glyphsOf(map: string): string[] {
  return [...map.matchAll(/> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

/** The texts of a PDF that pdfkit made, by page, each as one call has drawn it. */
export function pdfTexts(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const follow = (text: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1])) ?? '';
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\n/.test(object));
  return pages.map((page) => {
    const fonts = follow(page, 'Resources');
    const texts: string[] = [];
    let glyphs: string[] = [];
    const steps = follow(page, 'Contents').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g);
    for (const [, font, shown = ''] of steps) {
      if (font) glyphs = glyphsOf(follow(follow(fonts, font), 'ToUnicode'));
      const codes = [...shown.matchAll(/<([\da-f]*)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (!font) texts.push(codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '?').join(''));
    }
    return texts;
  });
}

const ESCAPED: Readonly<Partial<Record<string, string>>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

/** What a PDF says of texts that are drawn in another order than they are read in. */
export function actualTexts(pdf: Buffer): string[] {
  return [...objectsOf(pdf).values()].flatMap((object) =>
    [...object.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, written = '']) => {
      const bytes = Buffer.from(
        written.replace(/\\([^])/g, (_, each: string) => ESCAPED[each] ?? each),
        'latin1',
      );
      return bytes.subarray(2).swap16().toString('utf16le');
    }),
  );
}
