/** Han characters are written in other forms in China, in Taiwan and Hong Kong, in Japan and in Korea. */
export type HanForms = 'SC' | 'TC' | 'JP' | 'KR';

const BY_COUNTRY: Readonly<Partial<Record<string, HanForms>>> = {
  CN: 'SC',
  SG: 'SC',
  MY: 'SC',
  TW: 'TC',
  HK: 'TC',
  MO: 'TC',
  JP: 'JP',
  KR: 'KR',
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The forms of a document: of Japan where its texts have kana, else of the first country that writes Han characters. */
export function hanFormsOf(texts: readonly string[], countries: readonly string[]): HanForms {
  if (texts.some((text) => KANA.test(text))) return 'JP';
  for (const country of countries) {
    const forms = BY_COUNTRY[country];
    if (forms) return forms;
  }
  return 'SC';
}
