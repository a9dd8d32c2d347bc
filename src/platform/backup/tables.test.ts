import { parentsFirst, READ_BY_TRIGGERS } from './tables.js';

const named = (...names: string[]) => names.map((name) => ({ name, columns: ['id'] }));

describe('the order of filling tables', () => {
  it('has parents before children', () => {
    const references = [
      { child: 'a', parent: 'b' },
      { child: 'b', parent: 'c' },
    ];
    expect(parentsFirst(named('a', 'b', 'c', 'd'), references).map(({ name }) => name)).toEqual([
      'c',
      'd',
      'b',
      'a',
    ]);
  });

  it('has what the triggers of the books read before their entries', () => {
    const tables = named('ledger_entry', 'ledger_coverage');
    expect(parentsFirst(tables, READ_BY_TRIGGERS).map(({ name }) => name)).toEqual([
      'ledger_coverage',
      'ledger_entry',
    ]);
  });

  it('fails where tables name each other', () => {
    const references = [
      { child: 'a', parent: 'b' },
      { child: 'b', parent: 'a' },
    ];
    expect(() => parentsFirst(named('a', 'b', 'c'), references)).toThrow(
      'foreign keys form a cycle: a, b',
    );
  });
});
