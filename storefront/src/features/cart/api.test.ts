import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { cartApi } from './api';

const USER = 'ann';
const ITEMS = ['a', 'b', 'c'].map((_id) => ({ _id, quantity: 2 }));

/** A cart of three items, which is read once. Its changes wait until they are refused. */
async function openCart() {
  const refusals = new Map<string, () => void>();
  const fetch = async (path: string, { method }: RequestInit): Promise<Response> => {
    const call = `${method} ${path}`;
    const isFirstRead = method === 'GET' && !refusals.has(call);
    const answered = new Promise<void>((resolve) => refusals.set(call, resolve));
    if (isFirstRead) return Response.json({ success: true, data: ITEMS });
    await answered;
    return Response.json({ success: false, message: 'Refused' }, { status: 409 });
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { fetch } } }).concat(api.middleware),
  });
  await store.dispatch(cartApi.endpoints.getCart.initiate(USER));
  const { removeItem, changeQuantity } = cartApi.endpoints;
  return {
    remove: (item: string) => store.dispatch(removeItem.initiate({ user: USER, item })),
    change: (item: string, quantity: number) =>
      store.dispatch(changeQuantity.initiate({ user: USER, item, quantity })),
    refuse: (method: 'PUT' | 'DELETE', item: string) =>
      refusals.get(`${method} cart/user/${item}`)?.(),
    shown: () =>
      cartApi.endpoints.getCart
        .select(USER)(store.getState())
        .data?.map(({ _id, quantity }) => `${quantity} ${_id}`),
  };
}

describe('changes of the cart that are refused', () => {
  it('put two removed items back at their places, in either order', async () => {
    for (const order of [
      ['a', 'b'],
      ['b', 'a'],
    ]) {
      const { remove, refuse, shown } = await openCart();
      const removals = [remove('a'), remove('b')];
      expect(shown()).toEqual(['2 c']);
      for (const item of order) refuse('DELETE', item);
      await Promise.all(removals);
      await new Promise(setImmediate);
      expect(shown()).toEqual(['2 a', '2 b', '2 c']);
    }
  });

  it('put a quantity back on its own item, though an item before it is gone', async () => {
    const { change, remove, refuse, shown } = await openCart();
    const changed = change('b', 3);
    void remove('a');
    expect(shown()).toEqual(['3 b', '2 c']);
    refuse('PUT', 'b');
    await changed;
    await new Promise(setImmediate);
    expect(shown()).toEqual(['2 b', '2 c']);
  });

  it('leave a quantity alone whose item is gone', async () => {
    const { change, remove, refuse, shown } = await openCart();
    const changed = change('a', 3);
    void remove('a');
    refuse('PUT', 'a');
    await changed;
    await new Promise(setImmediate);
    expect(shown()).toEqual(['2 b', '2 c']);
  });
});
