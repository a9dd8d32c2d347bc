import { buffer } from 'node:stream/consumers';
import type { DocumentLayout } from '../../domain/document-layout.js';
import { actualTexts, pdfTexts } from '../../testing/pdf-text.js';
import { PdfRenderer } from './pdf-renderer.js';

const renderer = new PdfRenderer();

/** The PDF of an invoice whose lines have these names. */
function pdfOf(names: readonly string[], han: DocumentLayout['han'] = 'SC'): Promise<Buffer> {
  return renderer
    .render({
      title: 'Invoice 000001',
      fileName: 'invoice-000001.pdf',
      paper: 'A4',
      han,
      seller: ['Vigor Inc.'],
      buyer: [],
      facts: [],
      columns: [{ label: 'Description', isNumber: false }],
      rows: names.map((name) => [name]),
      sums: [{ label: 'Total', value: '$17.10', isTotal: true }],
      notes: [],
    })
    .then(buffer);
}

const textsOf = (pdf: Buffer) => pdfTexts(pdf).flat();
/** What a font draws as an empty box. */
const BOX = '\0';

it.each([
  ['Vietnamese', 'Tạ tay Nguyễn Thị Hồng Nhung, Đường Lê Lợi'],
  ['Greek, Cyrillic', 'Οδός Ερμού, Ἀθῆναι, Жуков, Ўзбекистон'],
  ['Armenian', 'Հայաստան Երևան'],
  ['Georgian', 'საქართველო თბილისი'],
  ['Chinese', '北京市朝阳区臺北市信義區'],
  ['Japanese', '東京都渋谷区ケトルベル。'],
  ['Korean', '서울특별시 강남구'],
  ['emoji', '💪🔥★'],
  ['amounts', '€ 1.234,56 £5 ¥900 ₹70 ₫10 ₺3'],
])('prints and finds %s', async (_, text) => {
  const texts = textsOf(await pdfOf([text]));
  expect(texts.join('')).toContain(text);
  expect(texts.join('')).not.toContain(BOX);
});

it.each([
  ['Arabic', 'محمد علي', 'يلع دمحم'],
  ['Hebrew', 'שלום עולם', 'םלוע םולש'],
  ['Hebrew beside Latin', 'Bar שלום (12) kg', 'Bar (12) םולש kg'],
])('draws %s from right to left', async (_, text, seen) => {
  const texts = textsOf(await pdfOf([text]));
  expect(texts.join('')).toContain(seen);
  expect(texts.join('')).not.toContain(BOX);
});

it('joins Arabic letters', async () => {
  const glyphs = async (text: string) => (await pdfOf([text])).length;
  // Letters of their own have one form each; joined ones have others.
  const [joined, apart] = [await glyphs('هههه'), await glyphs('ه ه ه ه')];
  expect(joined).not.toBe(apart);
  expect(textsOf(await pdfOf(['هههه'])).join('')).toContain('هههه');
});

it.each([
  ['Hindi', 'हिन्दी'],
  ['Bengali', 'বাংলাদেশ'],
  ['Thai', 'น้ำหนัก'],
])('draws %s in its own order, and is found as it is read', async (_, text) => {
  const pdf = await pdfOf([text]);
  expect(actualTexts(pdf)).toEqual([text]);
  expect(textsOf(pdf).join('')).not.toContain(BOX);
});

it('writes what no font has in Latin letters, and never as a box', async () => {
  const pdf = await pdfOf(['தமிழ்', 'A\u{e000}\u200b\ufe0f\u0007B', '👍🏽']);
  const texts = textsOf(pdf);
  expect(texts.join('')).not.toContain(BOX);
  expect(texts).toEqual(expect.arrayContaining(['tmil', '👍']));
  expect(texts.join('')).toContain('AB');
});

it('has the forms of Han characters that the country writes', async () => {
  const text = '骨直角';
  const [ofChina, ofJapan] = [await pdfOf([text], 'SC'), await pdfOf([text], 'JP')];
  const fontsIn = (pdf: Buffer) => [...new Set(pdf.toString('latin1').match(/NotoSans[A-Z]{2}/g))];
  expect([fontsIn(ofChina), fontsIn(ofJapan)]).toEqual([['NotoSansSC'], ['NotoSansJP']]);
});

it('breaks lines of scripts without spaces, and joins them again when copied', async () => {
  const name = '北京市朝阳区'.repeat(30);
  const texts = textsOf(await pdfOf([name])).filter((text) => text.startsWith('北'));
  expect(texts.length).toBeGreaterThan(1);
});

it('leaves out fonts that a document does not need', async () => {
  const pdf = (await pdfOf(['Kettlebell'])).toString('latin1');
  expect(pdf).not.toContain('Noto');
  expect(pdf.length).toBeLessThan(30_000);
});
