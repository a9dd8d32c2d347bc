import PDFDocument from 'pdfkit';
import { DocumentFonts } from './document-fonts.js';
import { Typesetter, type TextStyle } from './typesetter.js';

const BODY: TextStyle = { size: 9, weight: 'regular', color: '#000' };

async function typesetter(texts: readonly string[]): Promise<Typesetter> {
  const fonts = await DocumentFonts.load({ regular: texts, bold: [] }, 'SC');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: 'en-US',
    displayTitle: true,
    info: {},
  });
  for (const { name, bytes } of fonts.all) pdf.registerFont(name, bytes);
  return new Typesetter(pdf, fonts);
}

it('keeps the point of an amount where it is read as one', async () => {
  const type = await typesetter(['$17.10']);
  const apart = [...'$17.10'].reduce((sum, each) => sum + type.width(each, BODY), 0);
  expect(type.width('$17.10', BODY)).toBeCloseTo(apart, 3);
  // Words are set as the font asks for.
  expect(type.width('AVA', BODY)).toBeLessThan(
    [...'AVA'].reduce((sum, each) => sum + type.width(each, BODY), 0),
  );
});

it('breaks between words, where there are some', async () => {
  const type = await typesetter(['กรุงเทพมหานคร น้ำหนัก', 'one two']);
  const wide = type.width('กรุงเทพมหานคร', BODY) - 1;
  expect(type.wrap('one two', type.width('one two', BODY) - 1, BODY)).toEqual(['one', 'two']);
  const lines = type.wrap('กรุงเทพมหานครน้ำหนัก', wide, BODY);
  expect(lines.join('')).toBe('กรุงเทพมหานครน้ำหนัก');
  expect(lines.length).toBeGreaterThan(1);
});
