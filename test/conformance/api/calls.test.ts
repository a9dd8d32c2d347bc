import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { type Cards, idOf } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { AUTH } from '../spec/calls/auth.js';
import type { Call } from '../spec/calls/call.js';
import { CATALOG } from '../spec/calls/catalog.js';
import { USERS } from '../spec/calls/users.js';
import { SALE } from '../spec/calls/sale.js';
import { ROUTES } from '../spec/routes.js';

let mailbox: TestMailbox;
let cards: Cards;
let closeCards: () => Promise<void>;
let shop: TestApp;
let people: { user: TestUser; admin: TestUser };
const known: Record<string, string> = {};
/** Of the guest: name and value of each. */
const cookies = new Map<string, string>();

beforeAll(async () => {
  mailbox = await startTestMailbox();
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    SMTP_URL: mailbox.smtpUrl,
    OUTBOX_POLL_MS: '50',
  });
  people = { user: await newUser(shop), admin: await newAdmin(shop) };
  known.user = people.user.id;
});
afterAll(async () => {
  await shop?.close();
  await closeCards?.();
  await mailbox?.close();
});

it('the calls below cover all routes of the specification', () => {
  const called = [AUTH, CATALOG, SALE, USERS].flat().map(({ route }) => route);
  expect([...new Set(called)].sort()).toEqual(Object.keys(ROUTES).sort());
});

describe.each([
  ['7.1 Auth', AUTH],
  ['7.3 Products and categories', CATALOG],
  ['7.2 Cart, 7.4 Orders and payment', SALE],
  ['7.5 Users, 7.6 Analytics, 7.7 Newsletter', USERS],
])('%s', (_section, calls) => {
  it.each(calls)('$route as $as', async (call) => {
    if (call.first) await FIRST[call.first]();
    // What is counted after the answer, such as figures of the dashboard, is there in time.
    const data = await (call.route.startsWith('GET')
      ? eventually(() => check(call), 5_000)
      : check(call));
    if (call.keep) known[call.keep[0]] = kept(data, call.keep[1] ?? '_id');
  });
});

/** Makes a call and compares its answer. @returns its data */
async function check(call: Call): Promise<unknown> {
  const { status = 200, message = expect.any(String), data, meta } = call;
  const answer = await make(call);
  expect(answer).toMatchObject({ status, success: true, message, ...(meta && { meta }) });
  expect({ data: answer.data }).toMatchObject({ data });
  for (const one of [answer.headers['set-cookie'] ?? []].flat()) {
    const [pair = ''] = String(one).split(';');
    cookies.set(pair.split('=')[0]!, pair);
  }
  return answer.data;
}

function make(call: Call): Promise<ApiAnswer> {
  const [method, route] = call.route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const filled = route.replace('{id}', known[call.id ?? ''] ?? '') + (call.query ?? '');
  const path = filled.replaceAll(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? '');
  const api = caller(call);
  if (path === 'images' && method === 'POST') return pngOfShade(1).then((one) => upload(api, one));
  if (method === 'GET') return api.get(path);
  if (method === 'DELETE') return api.delete(path);
  return api[method === 'PUT' ? 'put' : 'post'](path, call.send?.(known));
}

function caller({ as, bearer }: Call): ApiClient {
  const api =
    as === 'guest' ? shop.api.with({ cookie: [...cookies.values()].join('; ') }) : people[as].api;
  return bearer ? api.as(known[bearer] ?? '') : api;
}

const kept = (data: unknown, field: string): string =>
  field === '' ? (data as string) : (data as Record<string, string>)[field]!;

/** Reads the newest link in a mailbox, which is never the one that was read before. */
const readLink = (email: string, name: string, pattern: RegExp) =>
  eventually(async () => {
    const texts = (await mailbox.emailsTo(email)).map(({ text }) => pattern.exec(text)?.[1]);
    const newest = texts.find(Boolean);
    if (!newest || newest === known[name]) throw new Error(`no new link for ${email}`);
    known[name] = newest;
  });

const FIRST: Record<NonNullable<Call['first']>, () => Promise<void>> = {
  'read the reset link': () =>
    readLink('grace@example.com', 'reset', /reset-password\?token=([\w.-]+)/),
  'read the unsubscribe link': () =>
    readLink('reader@example.com', 'unsubscribe', /unsubscribe\?token=([\w.-]+)/),
  'pay by card': async () => {
    const { status } = await cards.confirm(known.secret!);
    expect(status).toBe('succeeded');
    known.transactionId = idOf(known.secret!);
  },
};
