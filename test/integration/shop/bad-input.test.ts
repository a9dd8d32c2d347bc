import { HttpException } from '@nestjs/common';
import { Client } from 'pg';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { asNumber } from '../../../src/platform/database/decode.js';
import { value } from '../../../src/platform/database/fields.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { failureOf } from '../../../src/platform/http/failure.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, newUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

describe('bad input', () => {
  it('in an address that is no UTF-8 is told in the envelope', async () => {
    const answer = await shop.api.get('products/%ff');
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer).toMatchObject({
      success: false,
      code: 'bad_request',
      message: 'The request could not be read.',
      requestId: expect.any(String),
    });
  });

  it('is not a call without a body whose client names the type of JSON all the same', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const call = (method: 'POST' | 'DELETE', path: string) =>
      shop.app.inject({ method, url: `/api/${path}`, headers });
    expect((await call('POST', 'auth/logout')).statusCode).toBe(200);
    expect((await call('DELETE', 'products/unknown')).statusCode).toBe(401);
    const login = await call('POST', 'auth/login');
    expect(login.statusCode).toBe(400);
    expect(login.json()).toMatchObject({ errors: [{ field: 'email' }, { field: 'password' }] });
  });

  it('of half a character in an email is a bad email', async () => {
    const answer = await shop.api.post('auth/forgot-password', { email: 'a@example.co\ud800' });
    expect([answer.status, answer.message]).toEqual([400, 'Invalid email address']);
  });

  it('of half a character in a text that is kept as JSON has an unknown one there', async () => {
    const { api } = await newAdmin(shop);
    const name = 'Rack \ud83d';
    const answer = await api.post<{ _id: string; title: string }>('categories/create-category', {
      title: name,
    });
    expect(answer).toMatchObject({ status: 201, data: { title: 'Rack \ufffd' } });
    const audit = await api.get('audit?searchTerm=Rack');
    expect(JSON.stringify(audit.data)).toContain('Rack \ufffd');
  });

  it('of a NUL in a text has the sign of an unknown character there, too', async () => {
    const { api } = await newUser(shop);
    const answer = await api.put('users', { name: 'An\u0000n' });
    expect(answer).toMatchObject({ status: 200, data: { name: 'An\ufffdn' } });
    const admin = await newAdmin(shop);
    for (const list of ['users', 'orders', 'audit', 'newsletter/subscribers']) {
      expect((await admin.api.get(`${list}?searchTerm=a%00`)).status).toBe(200);
    }
    const taken = await shop.api.post('newsletter/subscribe', { email: 'a\u0000@example.com' });
    expect([taken.status, taken.message]).toEqual([400, 'Invalid email address']);
  });

  it('that looks the same is the same, however its accents are written', async () => {
    const [whole, apart] = ['jos\u00e9@example.com', 'jose\u0301@example.com'];
    const body = { name: 'Ame\u0301lie', email: apart, password: 'cafe\u0301 noir' };
    expect((await shop.api.post('auth/signup', body)).status).toBe(201);
    expect((await shop.api.post('auth/signup', { ...body, email: whole })).status).toBe(409);
    const known = { email: whole, password: 'caf\u00e9 noir' };
    expect((await shop.api.post('auth/login', known)).status).toBe(200);
    const admin = await newAdmin(shop);
    const found = await admin.api.get(`users?searchTerm=${encodeURIComponent('am\u00e9lie')}`);
    expect(found.data).toMatchObject([{ name: 'Am\u00e9lie', email: whole }]);
  });

  it.each([
    ['lists', '['.repeat(2_000) + ']'.repeat(2_000)],
    ['objects', '{"a":'.repeat(800) + '1' + '}'.repeat(800)],
  ])('of %s in each other without end is told by the name of its field', async (_what, nested) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":${nested}}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'email is nested too deeply' });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('of an id that is far too long is an unknown id', async () => {
    const { api } = await newAdmin(shop);
    const id = 'a'.repeat(5_000);
    const answers = [
      await api.get(`products/${id}`),
      await api.put(`products/${id}`, {}),
      await api.delete(`products/${id}`),
      await api.post(`jobs/${id}/retry`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('of an amount that is written without a dot is a bad amount', async () => {
    const user = await newUser(shop);
    const answer = await user.api.post('payment', { amount: 1e-7 });
    expect([answer.status, answer.message]).toEqual([400, 'Amount must be in dollars and cents']);
    // A sound amount, be it far beyond any cart.
    const large = await user.api.post('payment', { amount: 9_786_156_569.28 });
    expect([large.status, large.message]).toEqual([409, 'Your cart is empty.']);
  });
});

it.each([403, 412, 416])('tells a refusal of the framework by its own status, %d', (status) => {
  expect(failureOf(new HttpException('no', status))).toEqual({
    status,
    code: 'bad_request',
    message: 'The request could not be read.',
  });
});

it('says that the shop is busy where Postgres ends a connection inside a transaction', async () => {
  const operator = new Client({ connectionString: shop.databaseUrl });
  await operator.connect();
  const ownPid = shop.app
    .get(Statements)
    .sql('SELECT pg_backend_pid() AS pid', { pid: value(asNumber) });
  const cut = async () => {
    const [own] = await ownPid.read();
    await operator.query('SELECT pg_terminate_backend($1)', [own!.pid]);
    await eventually(async () => {
      const found = await operator.query('SELECT FROM pg_stat_activity WHERE pid = $1', [own!.pid]);
      expect(found.rowCount).toBe(0);
    });
  };
  const unitOfWork = shop.app.get(UnitOfWork);
  const failures = [
    await unitOfWork.run(() => cut().then(() => ownPid.write())).catch(failureOf),
    await unitOfWork.run(cut).catch(failureOf),
  ];
  await operator.end();
  expect(failures).toMatchObject([{ status: 503 }, { status: 503 }]);
});
