import { MINUTE_MS } from '../../src/kernel/durations.js';
import { OPERATIONS } from '../support/openapi/api-document.js';
import { type MarkedRequest, markedRequest, markersIn, withoutMarkers } from './marked-request.js';
import { expectNoFailures, roleFor, ScannedShop } from './scanned-shop.js';
import { runSqlmap } from './sqlmap.js';
import { startVulnerableServer } from './vulnerable-server.js';

jest.setTimeout(10 * MINUTE_MS);

const scanned = OPERATIONS.filter(
  ({ parameters, requestBody }) => parameters.length > 0 || requestBody,
).flatMap((operation) =>
  // The storefront's page of products takes the same parameters.
  operation.route === 'GET products' ? [operation, { ...operation, path: '/products' }] : operation,
);

/** Routes that refuse the request without a payload, too, and why that is of no harm to the scan. */
const REFUSED: Readonly<Record<string, string>> = {
  'POST jobs/{id}/retry': 'no job has failed; the id is looked up',
  'POST images': 'sqlmap sends text, which is no image',
  'POST auth/signup': 'the email is known; it is looked up',
  'POST auth/change-password': 'a right password would end the session of the scan',
  'POST auth/reset-password': 'the token is in an email; its hash is looked up',
  'POST auth/undo-email-change': 'the token is in an email; its hash is looked up',
  'GET products/imports/{id}/file.csv': 'nothing was imported; the id is looked up',
  'POST products/bulk':
    'it takes ids or a filter, not both; the filter is that of GET products/admin',
  'PUT newsletter/confirm': 'the token is in an email; it is looked up',
  'PUT newsletter/unsubscribe': 'the token is in an email; it is looked up',
  'POST newsletter/unsubscribe': 'the token is in an email; it is looked up',
  'POST payment/refunds/{transactionId}/retry': 'no refund has failed; the id is looked up',
  'PUT orders/status/admin/{id}': 'the order is shipped by then; the id is looked up',
  'POST orders/{id}/refund/retry': 'no refund has failed; the id is looked up',
  'POST orders/{id}/fraud-warning/dismiss': 'there is no warning; the id is looked up',
};

let shop: ScannedShop;
beforeAll(async () => {
  shop = await ScannedShop.start();
});
afterAll(() => shop?.close());

/** What the shop answers to the request without a payload. */
async function statusOf({ method, path, headers, body }: MarkedRequest): Promise<number> {
  const answer = await fetch(`${shop.url}${withoutMarkers(path)}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, withoutMarkers(value)]),
    ...(body !== undefined && { body: withoutMarkers(body) }),
  });
  return answer.status;
}

it('finds a planted injection', async () => {
  const server = await startVulnerableServer();
  const request = { method: 'GET', path: '/product?id=1*&name=a*', headers: {} };
  const { injectable } = await runSqlmap(server.url, request).finally(() => server.close());
  expect(injectable).toContain('#1* (URI): boolean-based blind');
});

it.each(scanned)('$method $path has no SQL injection', async (operation) => {
  const role = roleFor(operation.route);
  const headers = shop.headers(role);
  const status = await statusOf(markedRequest(operation, await shop.known(), headers));
  const request = markedRequest(operation, await shop.known(), headers);
  const { injectable, judged, errors } = await runSqlmap(shop.url, request);
  process.stderr.write(
    `${operation.method} ${operation.path} as ${role}: ${status} without a payload, ${judged} parameters\n`,
  );
  const failures = [...errors].filter(([of]) => of >= 500 || of === 429);
  expect(status < 400 || operation.route in REFUSED).toBe(true);
  expect({ judged, injectable, failures }).toEqual({
    judged: markersIn(request),
    injectable: [],
    failures: [],
  });
});

it('was never answered with 5xx', () => expectNoFailures(shop, 'sqlmap'));
