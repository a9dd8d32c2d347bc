import type { Route } from '../../../common/contract/client';
import { send } from './call';
import type { AnyRequest } from './request';

/** What a call sends, and what becomes of this answer to it. */
async function sent(route: Route, given?: AnyRequest, answer: object = { data: null }) {
  const calls: [path: string, init?: RequestInit][] = [];
  const fetch = (path: string, init?: RequestInit) => {
    calls.push([path, init]);
    return Promise.resolve(Response.json({ success: true, message: 'OK', ...answer }));
  };
  const outcome = await send(fetch, route, given).catch((error: unknown) => error);
  return { path: calls[0]?.[0], init: calls[0]?.[1], outcome };
}

describe('send', () => {
  it('puts path, query and body where the route has them', async () => {
    const { path, init } = await sent('PUT /api/orders/status/admin/{id}', {
      path: { id: 'o/1' },
      body: { status: 'returned', restock: false },
    });
    expect([init?.method, path]).toEqual(['PUT', '/api/orders/status/admin/o%2F1']);
    expect(init?.body).toBe('{"status":"returned","restock":false}');
    expect(init?.headers).toEqual({ 'content-type': 'application/json' });
    const user = await sent('PUT /api/users/make-admin', { query: { id: 'u 1', no: undefined } });
    expect([user.path, user.init?.body]).toEqual(['/api/users/make-admin?id=u+1', undefined]);
  });

  it('sends a file as it is', async () => {
    const file = new Blob(['id,name'], { type: 'text/csv' });
    const headers = { 'content-type': 'text/csv' };
    const { init } = await sent('POST /api/products/import', { file, headers });
    expect(init).toMatchObject({ body: file, headers });
  });

  it('answers data and meta', async () => {
    const answer = { data: [{ _id: 'o1' }], meta: { total: 1 } };
    expect((await sent('GET /api/orders', {}, answer)).outcome).toMatchObject(answer);
  });

  it('takes success: false for a failure even with a status of 200', async () => {
    const refusal = { success: false, message: 'No', code: 'edited_meanwhile' };
    const { outcome } = await sent('POST /api/orders/{id}/refund/retry', {}, refusal);
    expect(outcome).toMatchObject({ name: 'ApiError', message: 'No', code: 'edited_meanwhile' });
  });
});
