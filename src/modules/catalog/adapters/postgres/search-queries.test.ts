import { type TermRow, toParsedSearch } from './search-queries.js';

const row = (nth: number, word: string, changes: Partial<TermRow> = {}): TermRow => ({
  nth,
  kind: 'typed',
  word,
  terms: 1,
  longer: [word],
  alike: null,
  products: 100,
  named: 100,
  whole: 100,
  wholeAnywhere: 100,
  size: 1_000,
  wholeTier: 3,
  ...changes,
});
const queriesOf = (rows: readonly TermRow[]) => toParsedSearch(rows, new Map()).queries!;
const UNKNOWN = { terms: 0, longer: null, products: 0, named: 0, whole: 0, wholeAnywhere: 0 };

describe('the queries of a search', () => {
  it('looks for the listed terms in place of a prefix, and for a prefix where they are many', () => {
    const { all, wholeInName } = queriesOf([
      row(1, 'bench', { longer: ['bench', 'benches'] }),
      row(2, 'k', { terms: 900, longer: null }),
    ]);
    expect(all).toBe(`((('bench' | 'benches'))) & (('k':*))`);
    expect(wholeInName).toBe(`(('bench':A)) & (('k':A))`);
  });

  it('puts the rarest terms first, four at most', () => {
    const rows = [900, 30, 500, 20, 40].map((products, at) => row(at + 1, `t${at}`, { products }));
    expect(queriesOf(rows).rarest.whole).toEqual(["(('t3'))", "(('t1'))", "(('t4'))", "(('t2'))"]);
    expect(queriesOf(rows.slice(0, 1)).rarest.whole).toEqual([]);
  });

  it('looks for the singular or plural as a whole, and counts a plural once', () => {
    const { wholeInName, typedInName, estimate } = queriesOf([
      row(1, 'glove', { longer: ['glove', 'gloves'], products: 40, whole: 10 }),
      row(1, 'gloves', { kind: 'plural', products: 30, whole: 30 }),
    ]);
    expect(wholeInName).toBe(`(('glove':A) | ('gloves':A))`);
    expect(typedInName).toBe(`(('glove':A))`);
    expect(estimate).toMatchObject({ matches: 40, typed: 10, whole: 40 });
  });

  it('is content with whole words in name, category or brand of all terms but one, then of any', () => {
    const rows = [row(1, 'red'), row(2, 'iron'), row(3, 'bell')];
    expect(queriesOf(rows).parts).toMatchObject([
      {
        isPart: true,
        all: [
          `((('iron':AB)) & (('bell':AB)))`,
          `((('red':AB)) & (('bell':AB)))`,
          `((('red':AB)) & (('iron':AB)))`,
        ].join(' | '),
        estimate: { matches: 30, whole: 0, named: 0 },
      },
      { isPart: true, estimate: { matches: 300 } },
    ]);
    expect(queriesOf(rows.slice(0, 2)).parts).toHaveLength(1);
    expect(queriesOf(rows.slice(0, 1)).parts).toEqual([]);
  });

  it('looks only popular products through for one of several common words', () => {
    const rows = ['red', 'iron'].map((word, at) =>
      row(at + 1, word, { size: 1_000_000, wholeAnywhere: 15_000 }),
    );
    expect(queriesOf(rows).parts).toMatchObject([{ estimate: { wholeTier: 2 } }]);
    const inOneTier = rows.map((each) => ({ ...each, wholeTier: 1 as const }));
    expect(queriesOf(inOneTier).parts).toMatchObject([{ estimate: { wholeTier: 1 } }]);
  });

  it('knows the search as a name: as typed, and in the singular', () => {
    const rows = [row(1, 'racks', UNKNOWN), row(1, 'rack', { kind: 'singular' })];
    expect(queriesOf(rows).names).toEqual(['racks', 'rack']);
  });

  it('offers a correction, and looks for whole words of the others meanwhile', () => {
    const rows = [row(1, 'ketlebell', UNKNOWN), row(2, 'rack'), row(3, 'red')];
    const { queries, corrections } = toParsedSearch(rows, new Map([['ketlebell', ['kettlebell']]]));
    expect(corrections).toEqual(['kettlebell rack red']);
    expect(queries).toMatchObject({
      isPart: true,
      all: `(('rack':AB)) & (('red':AB))`,
      parts: [{ isPart: true, all: `(('rack':AB)) | (('red':AB))` }],
    });
    expect(queriesOf(rows.slice(0, 2))).toMatchObject({ all: `(('rack':AB))`, parts: [] });
  });

  it('is nothing where no term is in the catalog', () => {
    expect(queriesOf([])).toBeUndefined();
    expect(queriesOf([row(1, 'zzz', UNKNOWN)])).toBeUndefined();
  });
});
