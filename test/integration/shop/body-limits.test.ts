import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contentDocuments } from '../../../common/contract/content-documents.js';
import { contentLists } from '../../../common/contract/content-lists.js';
import { createOpenApi } from '../../../src/platform/http/openapi.js';
import {
  OPERATIONS,
  type Operation,
  resolved,
  type Schema,
} from '../../support/openapi/api-document.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { ROLE_MATRIX } from './role-matrix.js';

let shop: TestApp;
let admin: TestUser;
let user: TestUser;
let limits: ReadonlyMap<string, number>;

beforeAll(async () => {
  shop = await startTestApp();
  [admin, user] = [await newAdmin(shop), await newUser(shop)];
  limits = statedLimits(shop.app);
});
afterAll(() => shop.close());

/** The largest bodies that the running shop states, in bytes, by route. */
function statedLimits(app: NestFastifyApplication): ReadonlyMap<string, number> {
  const operations = Object.entries(createOpenApi(app).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, unknown>>).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path.replace('/api/', '')}`, operation] as const,
    ),
  );
  return new Map(
    operations.flatMap(([route, operation]) => {
      const limit = operation['x-largest-body'];
      return typeof limit === 'number' ? [[route, limit] as const] : [];
    }),
  );
}

const WRITES = OPERATIONS.filter(({ method }) => method !== 'GET');
const schemaOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;
const WITH_BODY = WRITES.filter(schemaOf);
const WITHOUT_BODY = WRITES.filter(({ requestBody }) => !requestBody);

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
/** A character that takes the most bytes: twelve, where a client escapes it. */
const WIDEST = '😀';
const PASSKEY = { id: 'a'.repeat(2_000), response: { attestationObject: 'a'.repeat(8_000) } };
const textsOf = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, object]) => [
      name,
      WIDEST.repeat('max' in field ? Number(field.max) : 20),
    ]),
  );
const LINES = 500;

/** What the document does not say of a field: objects without properties, and how long a list is. */
const FIELDS: Readonly<Record<string, unknown>> = {
  passkey: PASSKEY,
  response: PASSKEY,
  'PUT content/documents/{id} values': textsOf(contentDocuments.about.fields),
  'POST content/lists/{list} values': textsOf(contentLists.faqs.fields),
  'PUT content/lists/{list}/{id} values': textsOf(contentLists.faqs.fields),
};
const ITEMS: Readonly<Record<string, number>> = {
  'POST products/bulk ids': 1_000,
  'POST orders/bulk-ship ids': 100,
  'PUT content/lists/{list}/order ids': 100,
  'PUT delivery/zones/{id}/order ids': 20,
  lines: LINES,
  targets: 200,
  steps: 50,
  regions: 250,
  states: 20,
  images: 3,
};

/** The largest body that a route's rules take, its texts escaped as far as JSON can. */
function largestBody(operation: Operation): string {
  const body = largest(schemaOf(operation)!, operation.route, '') as object;
  const whole = operation.route === 'POST orders/create-order' ? { ...body, ...SENT_BESIDE } : body;
  return JSON.stringify(whole).replaceAll(WIDEST, String.raw`\ud83d\ude00`);
}

/** As the specification has clients send an order; the shop reads none of it. */
const SENT_BESIDE = {
  products: Array.from({ length: 100 }, () => ({
    productId: UNKNOWN_ID,
    name: WIDEST.repeat(200),
    price: 99.99,
    quantity: 1,
    subtotal: 99.99,
    image: `/media/${'a'.repeat(60)}.webp`,
  })),
  shippingCharge: 0,
  totalPrice: 9_999,
};

function largest(given: Schema, route: string, name: string): unknown {
  const known = FIELDS[`${route} ${name}`] ?? FIELDS[name];
  if (known !== undefined) return known;
  const schema = resolved(given);
  if (schema.enum) return schema.enum.at(-1);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, one]) => [field, largest(one, route, field)]),
    );
  }
  if (schema.type === 'array') {
    const length = schema.maxItems ?? ITEMS[`${route} ${name}`] ?? ITEMS[name];
    if (length === undefined) throw new Error(`${route}: how many ${name} are there?`);
    return Array.from({ length }, () => largest(schema.items!, route, ''));
  }
  if (schema.type === 'string')
    return schema.maxLength ? WIDEST.repeat(schema.maxLength) : UNKNOWN_ID;
  if (schema.type === 'boolean') return false;
  return schema.maximum ?? 999_999.99;
}

/** Sends a body as who may send it. */
function send({ method, route }: Operation, payload: string) {
  const allowed = ROLE_MATRIX[route];
  const caller = allowed === 'admin' || allowed === 'signed-in' ? admin : user;
  return shop.app.inject({
    method,
    url: `/api/${route.split(' ')[1]!.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    payload,
  });
}
const ofBytes = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
const told = (body: string) => (JSON.parse(body) as { message: string }).message;

it('every route with a body states the largest one', () => {
  expect([...limits.keys()].sort()).toEqual(WITH_BODY.map(({ route }) => route).sort());
});

it.each(WITH_BODY)('$route takes its largest body, and none above its limit', async (operation) => {
  const limit = limits.get(operation.route)!;
  const body = largestBody(operation);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(limit);
  const taken = await send(operation, body);
  expect([413, 500]).not.toContain(taken.statusCode);
  expect(taken.body).not.toMatch(/has too many values|is nested too deeply/);
  expect((await send(operation, ofBytes(limit))).statusCode).not.toBe(413);
  const above = await send(operation, ofBytes(limit + 1));
  expect([above.statusCode, told(above.body)]).toEqual([413, 'The request is too large.']);
});

it.each(WITH_BODY)('$route refuses what is wider or deeper than its fields', async (operation) => {
  const half = Math.min(limits.get(operation.route)!, 90_000) / 2;
  const fields = Array.from({ length: half / 4 }, (_, n) => [n.toString(36), 1]);
  const wide = await send(operation, JSON.stringify(Object.fromEntries(fields)));
  const depth = Math.floor(half) - 10;
  const deep = await send(operation, `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const answers = [wide, deep].map(({ statusCode, body }) => [statusCode, told(body)]);
  expect(answers).toEqual([
    [400, 'body has too many values'],
    [400, 'x is nested too deeply'],
  ]);
});

it.each(WITHOUT_BODY)('$route, which reads no body, takes hardly any', async (operation) => {
  expect((await send(operation, '{}')).statusCode).not.toBe(413);
  expect((await send(operation, ofBytes(1_025))).statusCode).toBe(413);
});

it('a body to an address without a route is not read', async () => {
  const url = '/api/nowhere';
  const payload = ofBytes(1_000_000);
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(404);
});

it('a query of more parameters than any list has is refused, and so is one that repeats a parameter', async () => {
  const names = Array.from({ length: 1_500 }, (_, n) => `a${n}=1`).join('&');
  for (const query of [names, names.replaceAll(/a\d+/g, 'page')]) {
    const { status, message } = await shop.api.get(`products?${query}`);
    expect([status, message]).toEqual([400, expect.stringMatching(/has too many values/)]);
  }
});

it('an event of the card provider is not parsed before its signature is known', async () => {
  const call = (payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload,
    });
  const refusals = [await call('{'), await call(ofBytes(256 * 1024))];
  expect(refusals.map(({ statusCode, body }) => [statusCode, told(body)])).toEqual(
    Array.from({ length: 2 }, () => [400, told(refusals[1]!.body)]),
  );
  expect((await call(ofBytes(256 * 1024 + 1))).statusCode).toBe(413);
});
