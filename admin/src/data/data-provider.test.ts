import { ApiError } from './api-error';
import { shopDataProvider } from './data-provider';

interface Call {
  path: string;
  method?: string;
  body?: unknown;
}

/** A provider over an API that gives one answer, and the calls it got. */
function over(status: number, body: unknown, headers: Record<string, string> = {}) {
  const calls: Call[] = [];
  const provider = shopDataProvider((path, init) => {
    const sent = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined;
    calls.push({ path, method: init?.method, body: sent });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers }));
  });
  return { calls, provider };
}

const done = (data: unknown, meta?: object) => ({ success: true, message: 'OK', data, meta });
const page = (number: number, filter = {}) => ({
  pagination: { page: number, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter,
});

describe('shopDataProvider', () => {
  it('asks for a page, sorted and filtered, in the words of the API', async () => {
    const meta = { total: 26, totalIsExact: true, counts: { pending: 26 } };
    const { calls, provider } = over(200, done([{ _id: 'o1', number: 100001 }], meta), {
      'content-range': 'orders 25-25/26',
    });
    const filter = { status: 'pending', searchTerm: 'a & b', from: '', to: undefined };
    const list = await provider.getList('order-management', page(2, filter));
    expect(calls).toHaveLength(1);
    const url = new URL(calls[0]?.path ?? '', 'http://shop.test');
    expect(url.pathname).toBe('/api/orders');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '2',
      limit: '25',
      sort: '-createdAt',
      status: 'pending',
      searchTerm: 'a & b',
    });
    expect(list).toEqual({ data: [{ _id: 'o1', id: 'o1', number: 100001 }], total: 26, meta });
  });

  it('asks for a whole list where a page has no end', async () => {
    const { calls, provider } = over(200, done([]), { 'content-range': 'categories */0' });
    const whole = { ...page(1, {}), pagination: { page: 1, perPage: Infinity } };
    await provider.getList('category-management/categories', whole);
    expect(calls[0]?.path).toBe('/api/categories?sort=-createdAt');
  });

  it('reads one record', async () => {
    const { calls, provider } = over(200, done({ _id: 'o/1' }));
    const { data } = await provider.getOne('order-management', { id: 'o/1' });
    expect(calls[0]?.path).toBe('/api/orders/o%2F1');
    expect(data).toEqual({ _id: 'o/1', id: 'o/1' });
  });

  it('reads many records without those that were deleted, and fails where one fails otherwise', async () => {
    const answers = new Map([
      ['/api/products/p1', { status: 200, body: done({ _id: 'p1' }) }],
      ['/api/products/gone', { status: 404, body: { success: false, message: 'Not found' } }],
      ['/api/products/broken', { status: 500, body: { success: false, message: '' } }],
    ]);
    const provider = shopDataProvider((path) => {
      const { status, body } = answers.get(path)!;
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    const read = (...ids: string[]) => provider.getMany('product-management/products', { ids });
    expect((await read('gone', 'p1')).data).toEqual([{ _id: 'p1', id: 'p1' }]);
    await expect(read('p1', 'broken')).rejects.toMatchObject({ status: 500 });
  });

  it('makes a product at its own path and changes one by its id', async () => {
    const { calls, provider } = over(200, done({ _id: 'p1' }));
    const data = { name: 'Kettlebell' };
    await provider.create('product-management/products', { data });
    await provider.update('product-management/products', { id: 'p1', data, previousData: data });
    expect(calls).toEqual([
      { path: '/api/products/create-product', method: 'POST', body: data },
      { path: '/api/products/p1', method: 'PUT', body: data },
    ]);
  });

  it('deletes, though the answer holds nothing', async () => {
    const { calls, provider } = over(200, done(null));
    const previousData = { id: 'p1', name: 'Kettlebell' };
    const { data } = await provider.delete('product-management/products', {
      id: 'p1',
      previousData,
    });
    expect(calls).toEqual([{ path: '/api/products/p1', method: 'DELETE' }]);
    expect(data).toEqual(previousData);
  });

  it('sorts products by a field, as only an admin can', async () => {
    const { calls, provider } = over(200, done([], { total: 0 }), { 'content-range': '*/0' });
    const sort = { field: 'finalPrice', order: 'ASC' as const };
    await provider.getList('product-management/products', { ...page(1), sort });
    expect(calls[0]?.path).toBe('/api/products/admin?page=1&limit=25&sort=finalPrice');
  });

  it("fails with the server's message, and each field's for the form", async () => {
    const errors = [{ field: 'name', message: 'Name is required' }];
    const { provider } = over(400, { success: false, message: 'Name is required', errors });
    const failure = provider.create('product-management/products', { data: {} });
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toMatchObject({
      message: 'Name is required',
      status: 400,
      errors,
      body: { errors: { root: { serverError: 'Name is required' }, name: 'Name is required' } },
    });
  });

  it('fails without a message where the answer is no envelope, as from a proxy', async () => {
    const { provider } = over(502, '<h1>Bad gateway</h1>');
    await expect(provider.getOne('order-management', { id: 'o1' })).rejects.toMatchObject({
      message: '',
      status: 502,
    });
  });

  it('says plainly that no server answered', async () => {
    const provider = shopDataProvider(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(provider.getList('order-management', page(1))).rejects.toMatchObject({
      message: 'The shop cannot be reached. Please try again.',
      status: 0,
    });
  });

  it('refuses a resource that is not in the table', async () => {
    const { provider } = over(200, done([]));
    await expect(provider.getList('secrets', page(1))).rejects.toThrow('No endpoint');
    const user = { id: 'u1', data: {}, previousData: {} };
    await expect(provider.update('user-management', user)).rejects.toThrow("no 'update'");
  });
});
