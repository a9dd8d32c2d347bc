import { OrderBroadcast, type OrderElsewhere } from './order-broadcast';

let channels: BroadcastChannel[] = [];
const tab = () =>
  new OrderBroadcast(() => {
    const channel = new BroadcastChannel('orders-test');
    channels.push(channel);
    return channel;
  });
afterEach(() => {
  for (const channel of channels) channel.close();
  channels = [];
});

it('tells the other tabs of an order, and not the one that placed it', async () => {
  const [one, other] = [tab(), tab()];
  const own: OrderElsewhere[] = [];
  one.listen((order) => own.push(order));
  const heard = new Promise((resolve) => other.listen(resolve));
  one.send({ user: 'ada', number: 100_001 });
  expect(await heard).toEqual({ user: 'ada', number: 100_001 });
  expect(own).toEqual([]);
});

it('passes over what another build says, and does without channels', async () => {
  const listening = tab();
  const heard = new Promise((resolve) => listening.listen(resolve));
  const raw = new BroadcastChannel('orders-test');
  channels.push(raw);
  raw.postMessage('hello');
  raw.postMessage({ user: 'ada' });
  raw.postMessage({ user: 'ada', number: 2 });
  expect(await heard).toEqual({ user: 'ada', number: 2 });
  const none = new OrderBroadcast(() => undefined);
  none.listen(() => undefined);
  expect(() => none.send({ user: 'ada', number: 1 })).not.toThrow();
});
