import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const SOURCES = ['common', 'src', 'dev', 'storefront/src', 'admin/src'].map((folder) =>
  join(ROOT, folder),
);
/** The generated types of the API repeat the routes' comments. */
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|contract\/api\.ts$/.test(path);

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(isSource);

/** Sentences of the contract; a label of one or two words may well stand elsewhere. */
const texts = filesBelow(join(ROOT, 'common/contract')).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/'([^'\n]+ [^'\n]+ [^'\n]+)'/g)].map(([, text]) => text!),
);

it('has every text of the contract exactly once in the sources', () => {
  const sources = SOURCES.flatMap(filesBelow).map((path) => readFileSync(path, 'utf8'));
  const timesOf = (text: string) =>
    sources.reduce((sum, source) => {
      const quoted = ["'", '"', '`'].map((quote) => quote + text + quote);
      return sum + quoted.reduce((times, one) => times + source.split(one).length - 1, 0);
    }, 0);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => timesOf(text) !== 1)).toEqual([]);
});
