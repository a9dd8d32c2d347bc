import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(ROOT, folder, path));
const withoutComments = (source: string) => source.replaceAll(/^\s*(\/\*\*?|\*|\/\/).*$/gm, '');
const FRONT_ENDS = ['storefront/src', 'admin/src'];

/** The sentences of a source: quoted texts of at least three words that begin with a capital letter, not in a comment. */
const sentencesOf = (path: string) =>
  [
    ...withoutComments(readFileSync(path, 'utf8')).matchAll(
      /(['"`])([A-Z][^'"`\n]* [^'"`\n]+ [^'"`\n]+)\1/g,
    ),
  ].map(([, , text]) => text!);

it('takes every text of a form’s schema from the contract', () => {
  const schemas = FRONT_ENDS.flatMap((app) => filesBelow(app, /(schemas?|customer-details)\.ts$/));
  expect(schemas.length).toBeGreaterThan(3);
  expect(schemas.flatMap(sentencesOf)).toEqual([]);
});

it('has no text of a request’s body in a front end', () => {
  const texts = filesBelow('src/modules', /\.dto\.ts$/).flatMap(sentencesOf);
  const sources = FRONT_ENDS.flatMap((app) => filesBelow(app, /\.tsx?$/));
  const said = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => said.includes(text))).toEqual([]);
});
