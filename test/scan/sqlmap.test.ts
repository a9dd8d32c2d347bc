import { MINUTE_MS } from '../../src/kernel/time.js';
import { OPERATIONS } from '../support/openapi/api-document.js';
import { REFUSED_ROUTES } from '../support/openapi/known/refused-routes.js';
import { type MarkedRequest, markedRequest, markersIn, withoutMarkers } from './marked-request.js';
import { roleFor } from './scan-role.js';
import { expectNoFailures, ScannedShop } from './scanned-shop.js';
import { runSqlmap } from './sqlmap.js';
import { startVulnerableServer } from './vulnerable-server.js';

jest.setTimeout(10 * MINUTE_MS);

const scanned = OPERATIONS.filter(
  ({ parameters, requestBody }) => parameters.length > 0 || requestBody,
).flatMap((operation) =>
  // The storefront's page of products takes the same parameters.
  operation.route === 'GET products' ? [operation, { ...operation, path: '/products' }] : operation,
);

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
  const { route } = operation;
  const role = roleFor(route);
  const nextRequest = async () => {
    const { known, headers } = await shop.known(route, role);
    return markedRequest(operation, known, headers);
  };
  const status = await statusOf(await nextRequest());
  const request = await nextRequest();
  const { injectable, judged, errors } = await runSqlmap(shop.url, request);
  process.stderr.write(
    `${operation.method} ${operation.path} as ${role}: ${status} without a payload, ${judged} parameters\n`,
  );
  const failures = [...errors].filter(([of]) => of >= 500 || of === 429);
  expect(status < 400 || route in REFUSED_ROUTES).toBe(true);
  expect({ judged, injectable, failures }).toEqual({
    judged: markersIn(request),
    injectable: [],
    failures: [],
  });
});

it('was never answered with 5xx', () => expectNoFailures(shop, 'sqlmap'));
