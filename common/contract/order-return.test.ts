import { hasDeliveredUnits } from './order-return.js';

it('has returns once something was delivered', () => {
  const delivered = [{ deliveredAt: '2030-01-01T00:00:00.000Z' }];
  expect(hasDeliveredUnits({ status: 'shipped', parcels: [{ deliveredAt: null }] })).toBe(false);
  expect(hasDeliveredUnits({ status: 'shipped', parcels: delivered })).toBe(true);
  expect(hasDeliveredUnits({ status: 'delivered', parcels: [] })).toBe(true);
});
