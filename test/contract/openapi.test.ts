import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FaultShop } from '../faults/fault-shop.js';
import { ADMIN, STOREFRONT } from './calls.js';
import { misfits } from './type-check.js';

const DOCUMENT = resolve(__dirname, '../../docs/openapi.json');
const GENERATOR = resolve(__dirname, '../../node_modules/openapi-typescript/bin/cli.js');

type Responses = Record<string, { content?: Record<string, { schema?: Envelope }> }>;
interface Envelope {
  readonly type?: string;
  readonly properties?: { readonly data?: object };
}

let world: FaultShop;
let document: { paths: Record<string, Record<string, { responses: Responses }>> };
let folder: string;

beforeAll(async () => {
  world = await FaultShop.start();
  const answer = await fetch(`${world.shop.url}/api/docs-json`);
  document = (await answer.json()) as typeof document;
  folder = await mkdtemp(join(tmpdir(), 'vigor-contract-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  // As a process, for the tests are CommonJS.
  await promisify(execFile)(process.execPath, [GENERATOR, file, '-o', join(folder, 'schema.d.ts')]);
});
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
  await world?.close();
});

it('is the document in the docs, which `npm run contract` writes', async () => {
  const written: unknown = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  expect(document).toEqual(written);
});

it('says of every route what it answers', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => !isTold(responses))
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});

it.each([
  ['storefront', STOREFRONT],
  ['admin', ADMIN],
])('tells a generated client the same as the %s believes', async (app, calls) => {
  expect(await misfits(folder, app, calls)).toEqual([]);
});

it('notices a field that is named otherwise, and a call that the document does not know', async () => {
  const call = { route: 'GET /api/shop', data: '{ title: string }' };
  const unknown = { route: 'GET /api/nothing', data: '{ name: string }' };
  const found = await misfits(folder, 'storefront', { imports: {}, calls: { call, unknown } });
  expect(found).toHaveLength(2);
});

it('knows every call of the storefront', async () => {
  const features = resolve(__dirname, '../../storefront/src/features');
  const names: string[] = [];
  for (const feature of await readdir(features)) {
    const source = await readFile(join(features, feature, 'api.ts'), 'utf8');
    names.push(...[...source.matchAll(/^ {4}(\w+): build\./gm)].map(([, name]) => name!));
  }
  expect(names.sort()).toEqual(Object.keys(STOREFRONT.calls).sort());
});

/** Whether a success has a schema of its `data`, or is a file. */
function isTold(responses: Responses): boolean {
  const done = responses['200'] ?? responses['201'];
  if (done?.content?.['text/csv']) return true;
  const data = done?.content?.['application/json']?.schema?.properties?.data;
  return data !== undefined && Object.keys(data).length > 0;
}
