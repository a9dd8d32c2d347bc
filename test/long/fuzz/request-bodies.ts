import * as fc from 'fast-check';
import { PRODUCT_COLUMNS } from '../../../src/modules/catalog/adapters/http/product-csv.js';
import type { Schema } from '../../support/openapi/api-document.js';
import { brokenJson, hostileText, hostileValue } from '../../support/openapi/hostile-values.js';
import type { KnownValues } from '../../support/openapi/known-values.js';
import { bodyOf as jsonBodyOf, type Manner } from '../../support/openapi/schema-values.js';

export interface RequestBody {
  readonly type: string | undefined;
  readonly payload: string | Buffer;
}

const JSON_TYPE = 'application/json';
const OTHER_TYPES = [
  undefined,
  '',
  'x',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json;;',
];
const COLUMNS = [...PRODUCT_COLUMNS, 'nonsense', '__proto__'];

const json = (value: unknown): RequestBody => ({ type: JSON_TYPE, payload: JSON.stringify(value) });

const unexpectedBody: fc.Arbitrary<RequestBody> = fc.oneof(
  hostileValue.map(json),
  brokenJson.map((payload) => ({ type: JSON_TYPE, payload })),
  fc.record({
    type: fc.constantFrom(...OTHER_TYPES),
    payload: fc.oneof(brokenJson, hostileText),
  }),
);

/** A file that is known to be accepted, or rows of products that can be imported. */
function productFile({ category, imageUrl, fields }: KnownValues): fc.Arbitrary<RequestBody> {
  const row = fc
    .nat(999)
    .map((n) => `Bell ${n},${n + 1}.99,${n},${category},A bell of the tests,${imageUrl}`);
  const products = fc
    .array(row, { maxLength: 5 })
    .map((rows) => ['name,price,quantity,category,description,images', ...rows].join('\n'));
  const file = fields.csv === undefined ? products : fc.oneof(fc.constant(fields.csv), products);
  return file.map((payload) => ({ type: 'text/csv', payload: String(payload) }));
}

function hostileFile({ ids, imageUrl }: KnownValues): fc.Arbitrary<RequestBody> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const cell = fc.oneof(
    fc.constantFrom(...Object.values(ids).flat(), imageUrl),
    fc.constantFrom('', '5', '9.99', 'A bell of the test', 'true'),
    hostileText.map(quoted),
    hostileText,
  );
  const cells = fc.array(cell, { minLength: 5, maxLength: COLUMNS.length });
  const rows = fc.array(cells, { maxLength: 5 });
  return fc
    .tuple(fc.subarray(COLUMNS, { minLength: 1 }), rows, fc.constantFrom('\n', '\r\n', '\r'))
    .map(([columns, lines, end]) => [columns, ...lines].map((line) => line.join(',')).join(end))
    .map((payload) => ({ type: 'text/csv', payload }));
}

const IMAGE_PART = { field: 'image', filename: 'image.png', type: 'image/png' };

function imageForm({ png }: KnownValues): fc.Arbitrary<RequestBody> {
  return fc.constant(formOf([{ ...IMAGE_PART, content: png }], '--b--\r\n'));
}

function hostileForm({ png }: KnownValues): fc.Arbitrary<RequestBody> {
  const part: fc.Arbitrary<Part> = fc.record({
    field: fc.constantFrom('image', 'image', 'other', '__proto__', ''),
    filename: fc.option(fc.constantFrom('image.png', '../../image.png', 'a\0.png', '', '🖼.png')),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
    content: fc.oneof(
      fc.constantFrom(png, png.subarray(0, 30), Buffer.from('<svg xmlns="x"/>')),
      fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
    ),
  });
  const end = fc.constantFrom('--b--\r\n', '--b--', '', '--b');
  return fc
    .tuple(fc.array(part, { maxLength: 3 }), end)
    .map(([parts, close]) => formOf(parts, close));
}

interface Part {
  readonly field: string;
  readonly filename: string | null;
  readonly type: string;
  readonly content: Buffer;
}

function formOf(parts: readonly Part[], close: string): RequestBody {
  const pieces = parts.flatMap(({ field, filename, type, content }) => {
    const name = filename === null ? '' : `; filename="${filename}"`;
    const head = `--b\r\nContent-Disposition: form-data; name="${field}"${name}\r\n`;
    return [Buffer.from(`${head}Content-Type: ${type}\r\n\r\n`), content, Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...pieces, Buffer.from(close)]);
  return { type: 'multipart/form-data; boundary=b', payload };
}

/** Bodies of the documented type; `hostile`: also broken ones, and those of another type. */
export function bodyOf(
  type: string | undefined,
  schema: Schema | undefined,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<RequestBody | null> {
  const isHostile = manner === 'hostile';
  if (!type || !schema) return isHostile ? unexpectedBody : fc.constant(null);
  const bodies: Readonly<Record<string, () => fc.Arbitrary<RequestBody>>> = {
    [JSON_TYPE]: () => jsonBodyOf(schema, known, manner).map(json),
    'text/csv': () => (isHostile ? hostileFile(known) : productFile(known)),
    'multipart/form-data': () => (isHostile ? hostileForm(known) : imageForm(known)),
  };
  const expected = bodies[type]?.();
  if (!expected) throw new Error(`no bodies of ${type} are known`);
  if (!isHostile) return expected;
  return fc.oneof({ weight: 4, arbitrary: expected }, { weight: 1, arbitrary: unexpectedBody });
}
