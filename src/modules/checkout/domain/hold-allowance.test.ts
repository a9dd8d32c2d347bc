import { MINUTE_MS } from '../../../kernel/time.js';
import { allowedAgainAt, holdableUntil, type HoldPeriod, smallHold } from './hold-allowance.js';

const HOLD = 15 * MINUTE_MS;
const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1) + minutes * MINUTE_MS);
const period = (from: number, until: number): HoldPeriod => ({
  checkoutId: 'checkout',
  productId: 'product',
  from: at(from),
  until: at(until),
});
const until = (now: number, ...periods: HoldPeriod[]) => holdableUntil(periods, at(now), HOLD);

describe('a small hold', () => {
  it.each([
    [0, 1],
    [1, 1],
    [19, 1],
    [20, 2],
    [105, 10],
  ])('of %d free units is %d', (free, units) => expect(smallHold(free)).toBe(units));
});

describe('an account may hold a product', () => {
  it('for the whole time of a hold at first, and where its periods are old', () => {
    expect(until(0)).toEqual(at(15));
    expect(until(100, period(0, 30))).toEqual(at(115));
  });

  it('for 30 minutes in a row', () => {
    expect(until(10, period(0, 15))).toEqual(at(25));
    expect(until(20, period(0, 25))).toEqual(at(30));
    expect(until(30, period(0, 30))).toBeUndefined();
    expect(until(59, period(0, 30))).toBeUndefined();
  });

  it('for 30 minutes again when the hour has passed', () => {
    expect(until(61, period(0, 30))).toEqual(at(76));
    expect(until(76, period(0, 30), period(61, 76))).toEqual(at(91));
    expect(until(91, period(0, 30), period(61, 91))).toBeUndefined();
  });

  it('for 30 minutes in any 60, in parts', () => {
    expect(until(40, period(0, 10), period(20, 40))).toBeUndefined();
    expect(until(61, period(0, 10), period(20, 40))).toEqual(at(71));
    expect(until(30, period(0, 10), period(12, 22))).toEqual(at(40));
  });

  it('only where a minute of it is left, which nobody can pay in less', () => {
    expect(until(40, period(0, 29))).toEqual(at(41));
    expect(until(40, period(0, 29.5))).toBeUndefined();
    expect(until(59.9, period(0, 29.99))).toBeUndefined();
    expect(allowedAgainAt([period(0, 29.5)], at(40))).toEqual(at(60));
  });

  it('for a whole hold that is set to less than a minute', () => {
    expect(holdableUntil([], at(0), 2_000)).toEqual(new Date(at(0).getTime() + 2_000));
    expect(holdableUntil([period(0, 29.5)], at(40), 2_000)).toEqual(
      new Date(at(40).getTime() + 2_000),
    );
  });

  it('without counting what a period has left', () => {
    expect(until(5, period(0, 15))).toEqual(at(20));
  });

  it('again an hour after the oldest period that counts began', () => {
    expect(allowedAgainAt([period(0, 30)], at(40))).toEqual(at(60));
    expect(allowedAgainAt([period(-90, -40), period(0, 10), period(20, 40)], at(40))).toEqual(
      at(60),
    );
    expect(allowedAgainAt([period(-40, -20), period(0, 30)], at(40))).toEqual(at(60));
  });
});
