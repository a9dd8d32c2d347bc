import { changesIn, merge } from './merge';

interface Thing {
  name: string;
  price: number;
  images: string[];
  brand: string | null;
  version: number;
}

const base: Thing = { name: 'Bell', price: 10, images: ['/a'], brand: null, version: 1 };

describe('merge', () => {
  it('takes what only the other has changed, and keeps what only I have', () => {
    const merged = merge(base, { ...base, price: 12 }, { ...base, images: ['/b'], version: 2 });
    expect(merged).toEqual({
      values: { ...base, price: 12, images: ['/b'], version: 2 },
      conflicts: [],
    });
  });

  it('keeps mine where both have changed a field, and says so', () => {
    const merged = merge(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs', version: 2 });
    expect(merged).toMatchObject({ values: { name: 'Mine', version: 2 }, conflicts: ['name'] });
  });

  it('finds no conflict where both have come to the same', () => {
    const same = { ...base, images: ['/b', '/c'] };
    expect(merge(base, same, { ...same, version: 2 })).toMatchObject({
      values: { images: ['/b', '/c'] },
      conflicts: [],
    });
  });

  it('finds one where the other has emptied what I changed', () => {
    const branded = { ...base, brand: 'Vigor' };
    const merged = merge(branded, { ...branded, brand: 'Iron' }, { ...branded, brand: null });
    expect(merged).toMatchObject({ values: { brand: 'Iron' }, conflicts: ['brand'] });
  });

  it('leaves what it is given as it is', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine' },
      { ...base, name: 'Theirs' },
    ];
    merge(base, mine, theirs);
    expect([base.name, mine.name, theirs.name]).toEqual(['Bell', 'Mine', 'Theirs']);
  });
});

describe('changesIn', () => {
  it('holds the fields alone that are not as they were', () => {
    expect(changesIn(base, { ...base, name: 'Bells', images: ['/a'] })).toEqual({ name: 'Bells' });
    expect(changesIn<Partial<Thing>>({}, { brand: null })).toEqual({});
  });
});
