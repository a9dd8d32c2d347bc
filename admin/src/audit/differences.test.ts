import { differencesOf } from './differences';

describe('differencesOf', () => {
  it('names what changed, and leaves out what did not', () => {
    const before = { id: 'a', name: 'Rope', priceCents: 1_000, images: ['a'], version: 1 };
    const after = { id: 'a', name: 'Rope', priceCents: 900, images: ['a', 'b'], version: 2 };
    expect(differencesOf(before, after)).toEqual([
      { name: 'price', before: '$10.00', after: '$9.00' },
      { name: 'images', before: '["a"]', after: '["a","b"]' },
    ]);
  });

  it('leaves the number of products in a category out, which no edit changes', () => {
    const before = { title: 'Ropes', products: 0 };
    expect(differencesOf(before, { title: 'Rings' })).toEqual([
      { name: 'title', before: 'Ropes', after: 'Rings' },
    ]);
  });

  it('shows all of what was made, and of what went', () => {
    const rope = { name: 'Rope', icon: null };
    expect(differencesOf(null, rope)).toEqual([{ name: 'name', before: null, after: 'Rope' }]);
    expect(differencesOf(rope, null)).toEqual([{ name: 'name', before: 'Rope', after: null }]);
  });

  it('finds nothing where nothing is told, and shows what is no record as it is', () => {
    expect(differencesOf(null, undefined)).toEqual([]);
    expect(differencesOf('a', 'b')).toEqual([{ name: 'value', before: 'a', after: 'b' }]);
  });
});
