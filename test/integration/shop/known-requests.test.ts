import { Client } from 'pg';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import type { Cards } from '../../support/cards.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { markedRequest, withoutMarkers } from '../../scan/marked-request.js';
import { roleFor } from '../../scan/scan-role.js';
import { answerViolations } from '../../support/openapi/answer-violations.js';
import { type Operation, OPERATIONS } from '../../support/openapi/api-document.js';
import { KNOWN_REQUESTS, knownRequest } from '../../support/openapi/known/known-requests.js';
import type { KnownShop } from '../../support/openapi/known/known-shop.js';
import { knownTestShop } from '../../support/openapi/known/known-test-shop.js';
import { PLANTED_REQUESTS } from '../../support/openapi/known/planted-requests.js';
import { REFUSED_ROUTES } from '../../support/openapi/known/refused-routes.js';
import { valuesOf } from '../../support/openapi/known-values.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newUser } from '../../support/test-users.js';

let cards: { cards: Cards; close(): Promise<void> };
let mailbox: TestMailbox;
let testApp: TestApp;
let db: Client;
let shop: KnownShop;

beforeAll(async () => {
  cards = await startCards();
  mailbox = await startTestMailbox();
  testApp = await startTestApp({
    STRIPE_API_BASE: cards.cards.url,
    SMTP_URL: mailbox.smtpUrl,
    NEWSLETTER_DOUBLE_OPT_IN: 'on',
    OUTBOX_POLL_MS: '50',
  });
  // Dozens of users: their passwords need no costly hash.
  const passwords = testApp.app.get(Passwords, { strict: false });
  jest.spyOn(passwords, 'hash').mockImplementation(async (password) => password);
  jest.spyOn(passwords, 'verify').mockImplementation(async (hash, password) => hash === password);
  db = new Client(testApp.databaseUrl);
  await db.connect();
  const { admin, image: imageUrl } = await CatalogBuilder.open(testApp);
  const user = await newUser(testApp);
  shop = knownTestShop({ testApp, mailbox, cards: cards.cards, user, admin, imageUrl });
});
afterAll(async () => {
  await db?.end();
  await testApp?.close();
  await mailbox?.close();
  await cards?.close();
});

/** What the shop answers to the request of a scan without its payloads, and what of it is not as documented. */
async function answerTo(operation: Operation, change = (body: string) => body) {
  const { route } = operation;
  const query = (sql: string, values: unknown[]) => db.query(sql, values);
  const { fields, token: own } = await knownRequest(route, shop, query);
  const known = { ...valuesOf(shop.user, shop.imageUrl), fields };
  const role = roleFor(route);
  const token = own ?? (role === 'guest' ? undefined : shop[role].token);
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { path, headers, body } = markedRequest(operation, known, authorization);
  const answer = await testApp.app.inject({
    method: operation.method,
    url: withoutMarkers(path),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, withoutMarkers(value)]),
    ),
    ...(body !== undefined && { payload: change(withoutMarkers(body)) }),
  });
  const { statusCode: status, headers: given, body: text } = answer;
  return {
    status,
    text,
    violations: answerViolations(route, { status, headers: given, body: text }),
  };
}

const isRefused = ({ route }: Operation) => route in REFUSED_ROUTES;

it.each(OPERATIONS.filter((operation) => !isRefused(operation)))(
  '$route accepts its known request',
  async (operation) => {
    const { status, text, violations } = await answerTo(operation);
    expect([status < 400, status, text, violations]).toEqual([true, status, text, []]);
  },
);

it.each(OPERATIONS.filter(isRefused))('$route refuses the request of a scan', async (operation) => {
  const { status, violations } = await answerTo(operation);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(violations).toEqual([]);
});

/** The bodies in which one object below the body itself is an empty list. */
function withListForObject(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const isObject = typeof one === 'object' && one !== null && !Array.isArray(one);
    const changed = [...(isObject ? [[]] : []), ...withListForObject(one)];
    return changed.map((other: unknown) =>
      Array.isArray(value)
        ? value.with(Number(key), other)
        : Object.fromEntries(
            Object.entries(value).map((pair) => (pair[0] === key ? [key, other] : pair)),
          ),
    );
  });
}

/** An order that is paid is never refused for details that the checkout has already. */
const READS_NO_OBJECT = ['POST orders/create-order'];

const takesObjects = (operation: Operation) =>
  !!operation.requestBody?.content['application/json'] &&
  !isRefused(operation) &&
  !READS_NO_OBJECT.includes(operation.route);

it.each(OPERATIONS.filter(takesObjects))(
  '$route refuses a list in place of an object',
  async (operation) => {
    let count = 1;
    for (let nth = 0; nth < count; nth += 1) {
      let sent = '';
      const { status, text } = await answerTo(operation, (body) => {
        const bodies = withListForObject(JSON.parse(body));
        count = bodies.length;
        return (sent = bodies.length > 0 ? JSON.stringify(bodies[nth]) : body);
      });
      if (count > 0) expect([sent, status, text]).toEqual([sent, 400, text]);
    }
  },
);

it('knows no route that does not exist', () => {
  const routes = OPERATIONS.map(({ route }) => route);
  const known = [KNOWN_REQUESTS, PLANTED_REQUESTS, REFUSED_ROUTES].flatMap(Object.keys);
  expect(known.filter((route) => !routes.includes(route))).toEqual([]);
});
