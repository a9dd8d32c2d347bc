import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FaultShop } from '../faults/fault-shop.js';

const DOCUMENT = resolve(__dirname, '../../docs/openapi.json');

type Responses = Record<string, { content?: Record<string, { schema?: Envelope }> }>;
interface Envelope {
  readonly type?: string;
  readonly properties?: { readonly data?: object };
}
interface Operation {
  readonly operationId: string;
  readonly responses: Responses;
}

let world: FaultShop;
let document: { paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  world = await FaultShop.start();
  const answer = await fetch(`${world.shop.url}/api/docs-json`);
  document = (await answer.json()) as typeof document;
});
afterAll(() => world?.close());

const operations = (): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('is the document in the docs, which `npm run contract` writes', async () => {
  const written: unknown = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  expect(document).toEqual(written);
});

it('says of every route what it answers', () => {
  const silent = operations().filter(({ responses }) => !isTold(responses));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

it('names every route once, by a verb and its object', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z]+[A-Za-z]*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Whether a success has a schema of its `data`, is a file, or leads to a page. */
function isTold(responses: Responses): boolean {
  if (responses['303']) return true;
  const done = responses['200'] ?? responses['201'];
  const files = ['text/csv', 'application/pdf', 'image/png'];
  if (files.some((type) => done?.content?.[type])) return true;
  const data = done?.content?.['application/json']?.schema?.properties?.data;
  return data !== undefined && Object.keys(data).length > 0;
}
