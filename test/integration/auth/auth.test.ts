import { newAdmin, newUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const signUp = (body: object) =>
  shop.api.post<{ token: string }>('auth/signup', {
    name: 'Ann',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...body,
  });
const logIn = (email: string, password = PASSWORD) =>
  shop.api.post<{ token: string }>('auth/login', { email, password });

describe('signing up', () => {
  it('opens an account, signs in and sets the refresh cookie', async () => {
    const answer = await signUp({ email: 'ann@example.com' });
    expect(answer.status).toBe(201);
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    const me = await shop.api.as(answer.data.token).get('users/user');
    expect(me.data).toMatchObject({ name: 'Ann', email: 'ann@example.com', role: 'user' });
    expect(Object.keys(me.data as object).sort()).toEqual([
      '_id',
      'address',
      'blockedAt',
      'createdAt',
      'email',
      'erasedAt',
      'image',
      'name',
      'phone',
      'role',
      'staffRole',
    ]);
  });

  it('refuses an email that is taken, whatever its case', async () => {
    await signUp({ email: 'twice@example.com' });
    const answer = await signUp({ email: 'Twice@Example.com' });
    expect(answer.status).toBe(409);
    expect(answer.message).toBe('An account with this email already exists');
  });

  it('lets one of many at once have an email', async () => {
    const emails = Array.from({ length: 8 }, (_, i) => (i % 2 ? 'race@x.test' : 'RACE@x.test'));
    const answers = await Promise.all(emails.map((email) => signUp({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('never stores what it was not asked for', async () => {
    const answer = await signUp({ email: 'sly@example.com', role: 'admin', _id: 'x' });
    const me = await shop.api.as(answer.data.token).get('users/user');
    expect(me.data).toMatchObject({ role: 'user' });
    const users = await shop.api.as(answer.data.token).get('users');
    expect(users.status).toBe(403);
  });
});

describe('logging in', () => {
  it('knows the email in any case', async () => {
    await signUp({ email: 'Case@example.com' });
    const answer = await logIn('cASE@example.com');
    expect(answer.status).toBe(200);
    const payload = JSON.parse(atob(answer.data.token.split('.')[1]!)) as Record<string, unknown>;
    expect(payload).toMatchObject({ role: 'user', _id: expect.any(String) });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(15 * 60);
  });

  it('says the same of a wrong password and an unknown account', async () => {
    await signUp({ email: 'known@example.com' });
    const wrong = await logIn('known@example.com', 'not this one');
    const unknown = await logIn('unknown@example.com', 'not this one');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.message).toBe('Invalid email or password');
      expect(answer.code).toBe('wrong_credentials');
    }
  });

  it('costs the same work for both', async () => {
    await signUp({ email: 'clock@example.com' });
    // The processor's time: what else the machine does must not count.
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await logIn(email, 'not this one');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work('warm@example.com');
    const costs: { known: number; unknown: number }[] = [];
    for (let i = 0; i < 9; i++) {
      costs.push({
        known: await work('clock@example.com'),
        unknown: await work('nobody@example.com'),
      });
    }
    const median = (of: 'known' | 'unknown') =>
      costs.map((cost) => cost[of]).sort((a, b) => a - b)[4]!;
    const [known, unknown] = [median('known'), median('unknown')];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});

describe('the guard', () => {
  it('tells no token, a forged one and one of an ended session alike', async () => {
    const user = await newUser(shop);
    const forged = user.token.replace(/.{4}$/, 'AAAA');
    const none = user.token.split('.');
    none[0] = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replace(/=+$/, '');
    await user.api.post('auth/logout');
    for (const token of [user.token, forged, `${none[0]}.${none[1]}.`, 'x']) {
      const answer = await shop.api.as(token).get('users/user');
      expect(answer.status).toBe(401);
      expect(answer.code).toBe('no_session');
    }
    expect((await shop.api.get('users/user')).status).toBe(401);
  });

  it('treats a bad token on a public route as a guest', async () => {
    const answer = await shop.api.as('x').post('auth/logout');
    expect(answer.status).toBe(200);
  });

  it('lets a new admin in at once, with the token of before', async () => {
    const admin = await newAdmin(shop);
    const user = await newUser(shop);
    expect(await user.api.get('users')).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await admin.api.put(`users/make-admin?id=${user.id}`)).status).toBe(200);
    expect((await user.api.get('users')).status).toBe(200);
    const refused = await user.api.get('cart/user');
    expect(refused).toMatchObject({ status: 403, code: 'role_changed' });
    expect((await admin.api.put(`users/make-admin?id=${user.id}`)).status).toBe(409);
    const audit = await admin.api.get<{ who: object; what: string; subject: string }[]>(
      `audit?who=${admin.id}`,
    );
    expect(audit.data).toEqual([
      expect.objectContaining({
        who: { _id: admin.id, name: 'Test Admin', email: admin.email },
        what: 'users.make-admin',
        subject: `person ${user.id}`,
        before: { email: user.email, role: 'user', staffRole: null },
        after: { email: user.email, role: 'admin', staffRole: 'manager' },
      }),
    ]);
  });

  it('is 404 for an unknown and for a malformed id', async () => {
    const admin = await newAdmin(shop);
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect((await admin.api.put(`users/make-admin?id=${unknown}`)).status).toBe(404);
    expect((await admin.api.put('users/make-admin?id=x')).status).toBe(404);
    expect((await admin.api.put('users/make-admin')).status).toBe(404);
  });
});

describe('the profile', () => {
  it('changes what was sent and nothing else', async () => {
    const user = await newUser(shop);
    const answer = await user.api.put('users', {
      address: '1 Main Street',
      phone: '12345678901',
      role: 'admin',
      _id: 'x',
    });
    expect(answer.status).toBe(200);
    expect(answer.message).toBe('Profile updated successfully!');
    const expected = { _id: user.id, name: 'Test User', email: user.email, role: 'user' };
    const me = await user.api.get('users/user');
    expect(me.data).toMatchObject({ ...expected, address: '1 Main Street', phone: '12345678901' });
    expect(me.headers['cache-control']).toBe('no-store');
    await user.api.put('users', { address: '', phone: '' });
    const emptied = await user.api.get('users/user');
    expect(emptied.data).toMatchObject({ ...expected, address: null, phone: null });
  });

  it('refuses the email of another', async () => {
    const [one, two] = [await newUser(shop), await newUser(shop)];
    const answer = await one.api.put('users', { email: two.email.toUpperCase() });
    expect(answer.status).toBe(409);
    expect((await one.api.put('users', { email: one.email.toUpperCase() })).status).toBe(200);
  });
});

describe('the list of people', () => {
  it('pages, searches, filters and sorts', async () => {
    const admin = await newAdmin(shop);
    for (const name of ['Zoe 100%_a', 'Zoe 100xxa']) {
      await signUp({ name, email: `${name.length}${name.at(-3)}@zoe.test` });
    }
    const found = await admin.api.get<{ name: string }[]>(
      `users?searchTerm=${encodeURIComponent('zoe 100%_')}`,
    );
    expect(found.data.map(({ name }) => name)).toEqual(['Zoe 100%_a']);
    expect(found.meta).toEqual({ page: 1, limit: 25, total: 1, totalIsExact: true });
    const sorted = await admin.api.get<{ email: string }[]>('users?sort=-email&limit=2&page=2');
    expect(sorted.headers['content-range']).toMatch(/^users 2-3\/\d+$/);
    const admins = await admin.api.get<{ role: string }[]>('users?role=admin');
    expect(new Set(admins.data.map(({ role }) => role))).toEqual(new Set(['admin']));
    expect((await admin.api.get('users?sort=password_hash')).status).toBe(400);
    expect((await admin.api.get('users?limit=101')).status).toBe(400);
  });
});
