import { day, minute } from './date';
import { money } from './money';

describe('format', () => {
  it('writes money as $1,234.00', () => {
    expect([0, 0.5, 1234, 999999.99].map(money)).toEqual([
      '$0.00',
      '$0.50',
      '$1,234.00',
      '$999,999.99',
    ]);
  });

  it('writes days and minutes in UTC', () => {
    expect(day('2026-11-21T23:59:59.999Z')).toBe('2026-11-21');
    expect(minute('2026-11-21T06:31:00.000Z')).toBe('2026-11-21 06:31 UTC');
  });
});
