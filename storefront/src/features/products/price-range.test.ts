import { FULL_RANGE, sanePriceRange, withMax, withMin } from './price-range';

describe('the price range', () => {
  it('keeps its thumbs at least 100 apart', () => {
    expect(withMin({ min: 0, max: 500 }, 480)).toEqual({ min: 400, max: 500 });
    expect(withMax({ min: 300, max: 900 }, 310)).toEqual({ min: 300, max: 400 });
    expect(withMin({ min: 0, max: 500 }, 400)).toEqual({ min: 400, max: 500 });
  });

  it('stays between 0 and 100000', () => {
    expect(withMin(FULL_RANGE, -5)).toEqual(FULL_RANGE);
    expect(withMax(FULL_RANGE, 100_001)).toEqual(FULL_RANGE);
  });

  it('mends what an address says', () => {
    expect(sanePriceRange(undefined, undefined)).toEqual(FULL_RANGE);
    expect(sanePriceRange(NaN, NaN)).toEqual(FULL_RANGE);
    expect(sanePriceRange(900, 200)).toEqual({ min: 900, max: 1000 });
    expect(sanePriceRange(200_000, -1)).toEqual({ min: 99_900, max: 100_000 });
    expect(sanePriceRange(10.4, 250.6)).toEqual({ min: 10, max: 251 });
  });
});
