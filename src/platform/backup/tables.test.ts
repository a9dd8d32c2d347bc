import { parentsFirst } from './tables.js';

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
