import { only } from './only-filters';

it('keeps the filters of the names, or all', () => {
  const filters = { from: '2026-01-01', status: 'pending' };
  expect(only(filters, ['from', 'to'])).toEqual({ from: '2026-01-01' });
  expect(only(filters, undefined)).toEqual(filters);
});
