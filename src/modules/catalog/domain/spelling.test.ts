import { editDistance, isSurelyMeant, meantBy } from './spelling.js';
import { readTerms, type SearchTermFacts } from './search-terms.js';

describe('editDistance', () => {
  it.each([
    ['bench', 'bench', 0],
    ['bench', 'benches', 2],
    ['bnech', 'bench', 0.75],
    ['dumbell', 'dumbbell', 1],
    ['', 'rack', 4],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 0.75],
    ['abc', 'cab', 2],
    ['abcd', 'badc', 1.5],
    ['aab', 'aba', 0.75],
  ])('%s to %s is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('meantBy', () => {
  it('takes the nearest word', () => {
    expect(meantBy('tredmill', ['treadmill', 'trail', 'mill'])).toEqual(['treadmill']);
  });

  it('takes the beginning of a longer word', () => {
    expect(meantBy('ketleb', ['kettlebell', 'kettle'])).toEqual(['kettlebell']);
  });

  it('takes the beginning of a longer word with a letter too many', () => {
    expect(meantBy('kettlle', ['kettlebell'])).toEqual(['kettlebell']);
  });

  it('takes words of the same length as a whole', () => {
    expect(meantBy('xbench', ['benchy', 'xbexcx'])).toEqual(['benchy', 'xbexcx']);
  });

  it('takes at most two that are equally near', () => {
    expect(meantBy('rach', ['rack', 'race', 'rash'])).toEqual(['rack', 'race']);
  });

  it.each([
    ['kb', ['kg'], []],
    ['abs', ['abx'], ['abx']],
    ['abs', ['axx'], []],
    ['rack', ['rxck'], ['rxck']],
    ['rack', ['rxcx'], []],
    ['bench', ['bxxch'], ['bxxch']],
    ['bench', ['bxxxh'], []],
    ['kettleb', ['kxxtleb'], ['kxxtleb']],
    ['kettleb', ['kxxxleb'], []],
    ['kettlebe', ['kxxxlebe'], ['kxxxlebe']],
    ['kettlebe', ['kxxxxebe'], []],
  ])('allows %s as many mistakes as its length does: %j', (misspelt, lookalikes, meant) => {
    expect(meantBy(misspelt, lookalikes)).toEqual(meant);
  });

  it('prefers the whole word to the beginning of a longer one', () => {
    expect(meantBy('benhc', ['benchpress', 'bench'])).toEqual(['bench']);
  });

  it('takes none that is too far, and none for very short words', () => {
    expect(meantBy('xylophone', ['treadmill'])).toEqual([]);
    expect(meantBy('kb', ['kg'])).toEqual([]);
    expect(meantBy('anything', [])).toEqual([]);
  });
});

describe('readTerms', () => {
  const fact = (word: string, more: Partial<SearchTermFacts> = {}): SearchTermFacts => ({
    word,
    otherForms: [],
    known: true,
    joined: null,
    lookalikes: [],
    ...more,
  });
  const unknown = (word: string, ...lookalikes: string[]) =>
    fact(word, { known: false, lookalikes });

  it('looks for a plural by its singular too', () => {
    expect(readTerms([fact('benches', { otherForms: ['bench'] })])).toEqual({
      terms: [[['benches'], ['bench']]],
      isIncomplete: false,
      corrections: [],
    });
  });

  it('leaves out what nobody knows, and corrects it in a search of its own', () => {
    expect(readTerms([unknown('vigor'), fact('rack')])).toEqual({
      terms: [[['rack']]],
      isIncomplete: true,
      corrections: [],
    });
    expect(readTerms([unknown('rower', 'power'), fact('rack')])).toMatchObject({
      terms: [[['rack']]],
      corrections: ['power rack'],
    });
    expect(readTerms([unknown('rower', 'power'), unknown('qqqq')]).corrections).toEqual(['power']);
    expect(readTerms([unknown('qqqq')])).toMatchObject({ terms: [], corrections: [] });
  });

  it('offers two corrections where both are as near', () => {
    const { corrections } = readTerms([unknown('tred', 'tread', 'trend'), fact('mill')]);
    expect(corrections).toEqual(['tread mill', 'trend mill']);
  });

  it('reads two words as one where the catalog does', () => {
    const kettleBell = [fact('kettle', { joined: 'kettlebell' }), unknown('bell', 'belt')];
    expect(readTerms(kettleBell)).toEqual({
      terms: [[['kettlebell']]],
      isIncomplete: false,
      corrections: [],
    });
    const known = [fact('pull', { joined: 'pullup' }), fact('up'), fact('bar')];
    expect(readTerms(known).terms).toEqual([[['pull', 'up'], ['pullup']], [['bar']]]);
    expect(readTerms([...kettleBell, unknown('tred', 'tread')]).corrections).toEqual([
      'kettle bell tread',
    ]);
  });
});

describe('isSurelyMeant', () => {
  it('is true where a term is one mistake away', () => {
    expect(isSurelyMeant('tredmill', ['mill', 'treadmill'])).toBe(true);
    expect(isSurelyMeant('bnech', ['bench'])).toBe(true);
  });

  it.each(['rak', 'rakc', 'rock'])('is true of the short term %s, too', (misspelt) => {
    expect(isSurelyMeant(misspelt, ['rack'])).toBe(true);
  });

  it('is false where only more mistakes, or the beginning of a longer term, would explain it', () => {
    expect(isSurelyMeant('tredmil', ['treadmill'])).toBe(false);
    expect(isSurelyMeant('ketleb', ['kettlebell'])).toBe(false);
    expect(isSurelyMeant('kg', ['km'])).toBe(false);
    expect(isSurelyMeant('kettle', [])).toBe(false);
  });
});
