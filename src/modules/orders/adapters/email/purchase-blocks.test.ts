import { ordersFixture } from '../../testing/orders-fixture.js';
import { shippingTo } from './purchase-blocks.js';

it.each([
  ['DE', false, ['10115 Berlin']],
  ['DE', true, ['10115 Berlin', 'Germany']],
  ['US', false, ['Berlin, 10115']],
])('an address in %s, abroad %s, has the lines %j', async (country, isAbroad, town) => {
  const { placeOne, queries } = ordersFixture();
  const order = (await queries.find((await placeOne()).id))!;
  const to = {
    fullName: 'Ada',
    email: '',
    phone: '+4930',
    address: 'Hauptstr. 1',
    city: 'Berlin',
    state: '',
    zip: '10115',
  };
  expect(shippingTo({ ...order, customerDetails: to, country, isAbroad })).toMatchObject({
    lines: ['Ada', 'Hauptstr. 1', ...town, '+4930'],
  });
});
