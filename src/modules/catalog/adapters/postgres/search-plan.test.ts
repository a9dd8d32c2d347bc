import { crowdOf, estimateOf, type SearchEstimate, stepsOf } from './search-plan.js';

const estimate = ({ atMost, ...changes }: Partial<SearchEstimate> = {}): SearchEstimate => {
  const whole = changes.whole ?? 100_000;
  const counts = {
    matches: 100_000,
    typed: whole,
    whole,
    wholeAnywhere: whole,
    named: 100_000,
    ...changes,
  };
  return {
    size: 1_000_000,
    wholeTier: 3,
    entries: 100_000,
    ...counts,
    atMost: atMost ?? counts,
  };
};
const tiers = (changes: Partial<SearchEstimate>, wanted = 9) =>
  stepsOf(estimate(changes), wanted).map(({ tier, match }) => `${tier} ${match}`);

describe('the plan of a search', () => {
  it('reads a common word from the first tier, and all only where that has too few', () => {
    expect(tiers({})).toEqual(['1 typedInName', '2 typedInName', '3 typedInName', '3 all']);
  });

  it('passes over a tier that will have too few', () => {
    expect(tiers({ whole: 900 })).toEqual(['2 typedInName', '3 typedInName', '3 all']);
    expect(tiers({ whole: 20 })).toEqual(['3 typedInName', '3 all']);
    expect(tiers({ whole: 5 })).toEqual(['3 all']);
    const atMost = { matches: 900, typed: 900, whole: 900, wholeAnywhere: 900, named: 900 };
    expect(tiers({ whole: 20, atMost })).toEqual(['2 typedInName', '3 typedInName', '3 all']);
    expect(tiers({}, 600)).toEqual(['2 typedInName', '3 typedInName', '3 all']);
  });

  it('looks for the singular and plural behind what was typed', () => {
    expect(tiers({ typed: 20 })).toEqual([
      '3 typedInName',
      '1 wholeInName',
      '2 wholeInName',
      '3 wholeInName',
      '3 all',
    ]);
    expect(tiers({ typed: 0, whole: 900 })).toEqual(['2 wholeInName', '3 wholeInName', '3 all']);
  });

  it('looks for a whole word anywhere before it looks for a name that begins so', () => {
    expect(tiers({ whole: 0, wholeAnywhere: 900 })).toEqual(['2 whole', '3 whole', '3 all']);
  });

  it('looks for prefixes where no product has the whole term, and elsewhere where no name begins so', () => {
    expect(tiers({ whole: 0 })).toEqual(['1 begunInName', '2 begunInName', '3 all']);
    expect(tiers({ whole: 0, named: 0 })).toEqual(['1 all', '2 all', '3 all']);
  });

  it('reads all matches at once where there are few, or one tier has all products', () => {
    expect(tiers({ matches: 400, entries: 15_000 })).toEqual(['3 all']);
    expect(tiers({ wholeTier: 1 })).toEqual(['1 typedInName', '1 all']);
    expect(stepsOf(estimate(), 9).map(({ isLast }) => isLast)).toEqual([false, false, false, true]);
  });

  it('scans an order where that passes fewer products than match', () => {
    expect(crowdOf({ size: 1_000_000 }, 8)).toBe(2_829);
    expect(crowdOf({ size: 1_000_000 }, 80)).toBe(8_945);
    expect(crowdOf({ size: 40 }, 8)).toBe(18);
  });
});

describe('the estimate of a search', () => {
  const counts = new Map([
    ['red', { products: 500, named: 200, whole: 100, wholeAnywhere: 400 }],
    ['pull', { products: 100, named: 100, whole: 100, wholeAnywhere: 100 }],
    ['up', { products: 50, named: 50, whole: 50, wholeAnywhere: 50 }],
    ['pullup', { products: 10, named: 10, whole: 10, wholeAnywhere: 10 }],
  ]);
  const shop = { size: 1_000, wholeTier: 1 } as const;

  it('multiplies the shares of the terms, however each is written', () => {
    const terms = [[['red']], [['pull', 'up'], ['pullup']]];
    const { atMost, ...independent } = estimateOf(terms, counts, shop);
    const counted = { matches: 30, named: 12, typed: 5, whole: 6, wholeAnywhere: 24 };
    expect(independent).toEqual({ ...shop, ...counted, entries: 560 });
    expect(atMost.matches).toBeCloseTo(1_000 * 0.06 * Math.sqrt(0.5));
    expect(atMost.whole).toBeCloseTo(1_000 * 0.06 * Math.sqrt(0.1));
  });

  it('takes a term that was not counted yet for a rare one', () => {
    expect(estimateOf([[['new']]], counts, shop)).toMatchObject({ matches: 1, whole: 1 });
  });
});
