import { day, fromInputMinute, minute, setShopTimeZone, toInputMinute } from './shop-time';

afterEach(() => setShopTimeZone('UTC'));

it('shows and takes times in UTC until the shop is known, then in its zone', () => {
  const at = '2026-11-21T11:01:00.000Z';
  expect([day(at), minute(at)]).toEqual(['2026-11-21', '2026-11-21 11:01 UTC']);
  setShopTimeZone('Pacific/Auckland');
  expect([day(at), minute(at)]).toEqual(['2026-11-22', '2026-11-22 00:01 GMT+13']);
  expect(toInputMinute(at)).toBe('2026-11-22T00:01');
  expect(fromInputMinute('2026-11-22T00:01')).toBe(at);
});

it('has nothing for no time', () => {
  expect([toInputMinute(''), fromInputMinute('')]).toEqual(['', null]);
});
