import { type TermRow, toQueries } from './search-queries.js';

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
  size: 1_000,
  wholeTier: 3,
  ...changes,
});
const queriesOf = (rows: readonly TermRow[]) => toQueries(rows, new Map())!;

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

  it('is content with all terms but one, then with any', () => {
    const rows = [row(1, 'red'), row(2, 'iron'), row(3, 'bell')];
    expect(queriesOf(rows).parts).toMatchObject([
      {
        isPart: true,
        all: [
          `(((('iron'))) & ((('bell'))))`,
          `(((('red'))) & ((('bell'))))`,
          `(((('red'))) & ((('iron'))))`,
        ].join(' | '),
        estimate: { matches: 30, whole: 0, named: 0 },
      },
      { isPart: true, estimate: { matches: 300 } },
    ]);
    expect(queriesOf(rows.slice(0, 2)).parts).toHaveLength(1);
    expect(queriesOf(rows.slice(0, 1)).parts).toEqual([]);
  });

  it('knows the search as a name: as typed, and corrected', () => {
    const rows = [
      row(1, 'ketlebell', { terms: 0, longer: null }),
      row(2, 'racks', { terms: 0, longer: null }),
      row(2, 'rack', { kind: 'singular' }),
    ];
    const alike = new Map([['ketlebell', [{ word: 'kettlebell', products: null, named: 0 }]]]);
    const queries = toQueries(rows, alike)!;
    expect(queries.names).toEqual(['ketlebell racks', 'kettlebell racks', 'kettlebell rack']);
    expect(queries.estimate).toMatchObject({ whole: 0, named: 0 });
  });

  it('is nothing where no term is in the catalog', () => {
    expect(toQueries([], new Map())).toBeUndefined();
    expect(queriesOf([row(1, 'zzz', { terms: 0, longer: null })])).toBeUndefined();
  });
});
