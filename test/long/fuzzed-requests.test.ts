import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { MINUTE_MS } from '../../src/kernel/time.js';
import type { Allowed } from '../conformance/spec/routes.js';
import { ROLE_MATRIX } from '../integration/shop/role-matrix.js';
import { answerViolations } from '../support/openapi/answer-violations.js';
import { OPERATIONS } from '../support/openapi/api-document.js';
import { AnswerCounts } from './fuzz/answer-counts.js';
import { FuzzedShop, type FuzzRole, NAME_OF_ANOTHER } from './fuzz/fuzzed-shop.js';
import { requestsTo } from './fuzz/requests.js';

const seed = Number(process.env.LONG_SEED ?? 1);
const requests = Number(process.env.LONG_REQUESTS ?? 100);
const ROLES: readonly FuzzRole[] = ['guest', 'user', 'admin'];
/** Nobody sends a session cookie that is real. */
const ADMITTED: Record<Allowed, readonly FuzzRole[]> = {
  public: ROLES,
  'signed-in': ['user', 'admin'],
  user: ['user'],
  admin: ['admin'],
  cookie: [],
};

jest.setTimeout(20 * MINUTE_MS);

const counts = new AnswerCounts();
let shop: FuzzedShop;
beforeAll(async () => {
  shop = await FuzzedShop.start();
});
afterAll(() => shop?.close());

function violationsOf(
  route: string,
  role: FuzzRole,
  { statusCode: status, headers, body }: LightMyRequestResponse,
): string[] {
  const isServed = status < 400 && !ADMITTED[ROLE_MATRIX[route]!].includes(role);
  const isOfAnother = role !== 'admin' && body.includes(NAME_OF_ANOTHER);
  return [
    ...answerViolations(route, { status, headers, body }),
    ...(isServed ? [`${status} to a role that the role matrix refuses`] : []),
    ...(isOfAnother ? [`${status} shows another user: ${body}`] : []),
  ];
}

it.each(OPERATIONS)(`$route answers ${requests} requests as documented`, async (operation) => {
  const { known, token } = await shop.refill(operation.route);
  for (const role of ROLES) {
    const property = fc.asyncProperty(requestsTo(operation, known), async (request) => {
      const answer = await shop.call(role, request, token);
      counts.add(role, operation.route, answer.statusCode);
      const violations = violationsOf(operation.route, role, answer);
      expect({ role, violations }).toEqual({ role, violations: [] });
    });
    await fc.assert(property, { seed, numRuns: requests });
  }
});

it('leaves a shop whose invariants hold', async () => {
  process.stderr.write(`seed ${seed}\n${counts.toString()}\n`);
  await shop.expectSound();
});
