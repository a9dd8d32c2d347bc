import { STAFF_ROLES, type StaffRole } from '../../../common/contract/staff.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { createOpenApi } from '../../../src/platform/http/openapi.js';
import { newAdmin, newStaff, newUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import type { Allowed } from '../../conformance/spec/routes.js';
import { OWN_ROUTES } from './own-routes.js';
import { ROLE_MATRIX, STAFF_MATRIX } from './role-matrix.js';

type Who = 'guest' | 'user' | 'admin';
const EVERYBODY: readonly Who[] = ['guest', 'user', 'admin'];
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** The guard's answer, or undefined where the call is let in. */
const REFUSED: Record<Allowed, Partial<Record<Who, 401 | 403>>> = {
  public: {},
  cookie: { guest: 401, user: 401, admin: 401 },
  'signed-in': { guest: 401 },
  user: { guest: 401, admin: 403 },
  admin: { guest: 401, user: 403 },
};

let shop: TestApp;
let tokens: Record<Who, () => Promise<string | undefined>>;
let staffTokens: Record<StaffRole, string>;
beforeAll(async () => {
  shop = await startTestApp();
  // Hundreds of users, none of whom logs in again: their passwords need no costly hash.
  jest.spyOn(shop.app.get(Passwords, { strict: false }), 'hash').mockResolvedValue('none');
  // Somebody new for each call: one of them ends its session, others would lean on the last one.
  tokens = {
    guest: async () => undefined,
    user: async () => (await newUser(shop)).token,
    admin: async () => (await newAdmin(shop)).token,
  };
  const ofStaff = STAFF_ROLES.map(async (role) => [role, (await newStaff(shop, role)).token]);
  staffTokens = Object.fromEntries(await Promise.all(ofStaff)) as typeof staffTokens;
});
afterAll(() => shop.close());

/** Each documented route, with the names of what its caller has to show. */
function documentedRoutes(): (readonly [route: string, credentials: readonly string[]])[] {
  const document = createOpenApi(shop.app);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { security?: object[] }>).map(
      ([method, { security = [] }]) => {
        const route = `${method.toUpperCase()} ${path.replace('/api/', '')}`;
        return [route, security.flatMap((scheme) => Object.keys(scheme))] as const;
      },
    ),
  );
}

it('has a row for every route, and a route for every row', () => {
  const routes = documentedRoutes().map(([route]) => route);
  expect(routes.sort()).toEqual(Object.keys(ROLE_MATRIX).sort());
});

it('documents the token of every route that needs one', () => {
  const withToken = documentedRoutes().filter(([, credentials]) => credentials.includes('bearer'));
  const needToken = Object.entries(ROLE_MATRIX)
    .filter(([, allowed]) => allowed !== 'public' && allowed !== 'cookie')
    .map(([route]) => route);
  // The token of a reset link may be sent as one.
  const expected = [...needToken, 'POST auth/reset-password'];
  expect(withToken.map(([route]) => route).sort()).toEqual(expected.sort());
});

// Those of the specification are called by the conformance suite.
const cells = Object.entries(OWN_ROUTES).flatMap(([route, allowed]) =>
  EVERYBODY.map((who) => ({ route, who, answer: REFUSED[allowed][who] ?? 'let in' })),
);

function call(route: string, token: string | undefined) {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  return shop.app.inject({
    method,
    url: `/api/${path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

it.each(cells)('$route as $who: $answer', async ({ route, who, answer }) => {
  const response = await call(route, await tokens[who]());
  if (answer === 'let in') expect([401, 403]).not.toContain(response.statusCode);
  else expect(response.statusCode).toBe(answer);
  expect(response.statusCode).toBeLessThan(500);
});

it('refuses a route that names nobody, even to an admin', async () => {
  const { AccessGuard } = await import('../../../src/modules/auth/adapters/http/access.guard.js');
  const guard = shop.app.get(AccessGuard, { strict: false });
  const token = await tokens.admin();
  const request = { headers: { authorization: `Bearer ${token}` } };
  class Forgotten {
    route(): void {}
  }
  const context = {
    getType: () => 'http',
    getClass: () => Forgotten,
    getHandler: () => Forgotten.prototype.route,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }),
  };
  await expect(guard.canActivate(context as never)).rejects.toThrow('You are not allowed');
});

it('names the staff of each route for admins', () => {
  const forAdmins = Object.entries(ROLE_MATRIX).flatMap(([route, allowed]) =>
    allowed === 'admin' ? [route] : [],
  );
  expect(Object.keys(STAFF_MATRIX).sort()).toEqual(forAdmins.sort());
});

it.each(Object.keys(STAFF_MATRIX))('%s is for its staff alone', async (route) => {
  const admitted: string[] = [];
  for (const role of STAFF_ROLES) {
    const { statusCode } = await call(route, staffTokens[role]);
    expect([401, 500]).not.toContain(statusCode);
    if (statusCode !== 403) admitted.push(role);
  }
  expect(admitted.sort()).toEqual([...STAFF_MATRIX[route]!].sort());
});
