import { Money } from './money.js';

describe('money', () => {
  it.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [999_999.99, 99_999_999],
    [1.005 * 100, 10_050],
    [9_786_156_569.28, 978_615_656_928],
  ])('reads %d dollars as %d cents', (dollars, cents) => {
    expect(Money.ofDollars(dollars).cents).toBe(cents);
  });

  it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d dollars', (dollars) => {
    expect(() => Money.ofDollars(dollars)).toThrow(RangeError);
  });

  it.each([
    [1000, 0, 1000],
    [1999, 15, 1699],
    [50, 1, 50],
    [1, 99, 1],
    [333, 50, 167],
    [99_999_999, 99, 1_000_000],
  ])('%d cents less %d %% are %d, half a cent up, never nothing', (cents, percent, expected) => {
    expect(Money.ofCents(cents).less(percent).cents).toBe(expected);
  });

  it('is written as users read it', () => {
    expect(Money.ofCents(123_400).toString()).toBe('$1,234.00');
    expect(Money.ofCents(99_999_999).toString()).toBe('$999,999.99');
    expect(Money.ofCents(-5).toString()).toBe('-$0.05');
  });
});
