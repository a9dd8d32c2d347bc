import { cpuMs } from '../lib/costs.mjs';
import { startDatabase } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';

const REQUESTS = 100;
/** Of a minute of one core, in ms: what one caller may cost by the bodies of one route. */
const GOAL_MS = 6_000;

/** The route that is not in the document: its body and its rate stand in `webhook.controller.ts`. */
const WEBHOOK = {
  path: '/api/payment/webhook',
  method: 'POST',
  limit: 256 * 1024,
  perMinute: 6_000,
  fields: {},
  headers: { 'stripe-signature': 't=1,v1=00' },
};

/** Processor time of the shop for the worst body of each public route, times how often one caller may send it. */
export async function measureBodies(size) {
  const postgres = await startDatabase(size);
  const shop = await Shop.start(size, postgres.url);
  try {
    console.log(
      '| route | largest body | worst shape | ms of processor | a minute | ms a minute |',
    );
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const route of [...(await publicRoutes(shop.url)), WEBHOOK]) {
      const { name, ms } = await worstOf(shop, route);
      const perMinute = ms * route.perMinute;
      console.log(
        `| ${route.method} ${route.path.slice(5)} | ${(route.limit / 1024).toFixed(1)} kB | ${name} | ` +
          `${ms.toFixed(2)} | ${route.perMinute} | ${perMinute.toFixed(0)}${perMinute > GOAL_MS ? ' (above the goal)' : ''} |`,
      );
    }
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

async function publicRoutes(url) {
  const document = await (await fetch(`${url}/api/docs-json`)).json();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const limit = operation['x-largest-body'];
      if (!limit || operation.security?.some((scheme) => 'bearer' in scheme)) return [];
      const { $ref } = operation.requestBody.content['application/json'].schema;
      const { properties } = document.components.schemas[$ref.split('/').at(-1)];
      const perMinute = operation['x-calls-per-minute'];
      return [{ path, method: method.toUpperCase(), limit, perMinute, fields: properties }];
    }),
  );
}

async function worstOf(shop, route) {
  let worst = { name: '', ms: 0 };
  for (const [name, body] of Object.entries(shapesOf(route))) {
    await send(shop.url, route, body, 5);
    const before = cpuMs(shop.child.pid);
    await send(shop.url, route, body, REQUESTS);
    const ms = (cpuMs(shop.child.pid) - before) / REQUESTS;
    if (ms > worst.ms) worst = { name, ms };
  }
  return worst;
}

/** Bodies that are as large as the route reads. */
function shapesOf({ limit, fields }) {
  const wide = Math.floor(limit / 9);
  const deep = Math.floor(limit / 2) - 4;
  const names = Object.keys(fields);
  return {
    'all fields': JSON.stringify(
      Object.fromEntries(names.map((name) => [name, valueOf(fields[name])])),
    ),
    'one long text': `{"${names[0] ?? 'x'}":"${'\\ud800'.repeat(Math.floor((limit - 40) / 6))}"}`,
    'unknown fields': JSON.stringify(
      Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`x${nth}`, nth])),
    ),
    'more unknown fields': JSON.stringify(
      Object.fromEntries(Array.from({ length: wide }, (_, nth) => [nth.toString(36), 1])),
    ),
    'deep lists': `{"x":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  };
}

function valueOf({ type, maxItems, maxLength }) {
  if (type === 'array') {
    return Array.from({ length: maxItems }, (_, nth) =>
      `01900000-0000-7000-8000-${nth}`.padEnd(36, '0'),
    );
  }
  if (type !== 'string') return 1;
  return maxLength ? 'é'.repeat(maxLength) : `nobody-${Math.random()}@example.com`;
}

async function send(url, { path, method, headers }, body, times) {
  for (let nth = 0; nth < times; nth++) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    await answer.arrayBuffer();
  }
}
