import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type ApiTransport, baseQuery, type Call, type CallInit } from './base-query';

const UNREACHABLE = {
  status: 0,
  message: 'We could not reach the shop. Please check your connection and try again.',
  code: 'unreachable',
};

const apiWith = (fetch: ApiTransport['fetch']): BaseQueryApi => ({
  signal: new AbortController().signal,
  abort: () => {},
  dispatch: (action: unknown) => action,
  getState: () => ({}),
  extra: { fetch },
  endpoint: 'getProducts',
  type: 'query',
});

/** What a call comes to where this is answered. */
function ask(status: number, body: string) {
  return baseQuery(
    'products',
    apiWith(async () => new Response(body, { status })),
    {},
  );
}

describe('the answer to a call', () => {
  it('is what the shop’s envelope holds', async () => {
    const meta = { page: 1, limit: 8, total: 0, totalIsExact: true };
    expect(await ask(200, JSON.stringify({ success: true, data: [], meta }))).toEqual({
      data: [],
      meta,
    });
    expect(await ask(201, '{"success":true}')).toMatchObject({ data: null });
  });

  it('is the shop’s refusal, with its words', async () => {
    const body = JSON.stringify({ success: false, message: 'Only 2 left in stock' });
    expect(await ask(409, body)).toMatchObject({
      error: { status: 409, message: 'Only 2 left in stock' },
    });
    expect(await ask(200, body)).toMatchObject({ error: { message: 'Only 2 left in stock' } });
  });

  it.each(['<html>Sign in to the Wi-Fi</html>', '{"succ', '', 'null', '[]', '{}'])(
    'is none where a success is not the shop’s own: %j',
    async (body) => expect(await ask(200, body)).toEqual({ error: UNREACHABLE }),
  );

  it('has no words where a failure is not the shop’s own', async () => {
    expect(await ask(502, '<h1>Bad Gateway</h1>')).toMatchObject({
      error: { status: 502, message: '' },
    });
  });
});

describe('the request of a call', () => {
  const requestOf = async (call: Call) => {
    const fetch = jest.fn(async (_path: string, _init: CallInit) => new Response());
    await baseQuery(call, apiWith(fetch), {});
    return fetch.mock.calls[0]?.[1];
  };

  it.each<[string, boolean, Call]>([
    ['a read', false, { url: 'products' }],
    ['a change', false, { url: 'users', method: 'PUT', body: {} }],
    ['an upload', true, { url: 'images', method: 'POST', body: new FormData() }],
    ['a payment', true, { url: 'payment', method: 'POST', body: {}, mayTakeLong: true }],
  ])('of %s may take long: %s', async (_, expected, call) =>
    expect((await requestOf(call))?.mayTakeLong ?? false).toBe(expected),
  );

  it('says that a POST only reads', async () => {
    const call = { url: 'checkout/quote', method: 'POST', body: {}, isRead: true } as const;
    expect(await requestOf(call)).toMatchObject({ method: 'POST', isRead: true });
  });
});
