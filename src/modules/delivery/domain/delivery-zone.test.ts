import { COUNTRIES } from '../../../../common/contract/countries.js';
import { deliveryMethod, deliveryZone } from '../testing/delivery-fixtures.js';
import { editedZone, newZone, reordered, withMethod, type ZoneContext } from './delivery-zone.js';

const [air, ship, last] = [deliveryMethod('air'), deliveryMethod('ship'), deliveryMethod('last')];
const home = deliveryZone('Home', { methods: [air, ship] });
const CA = (...states: readonly string[]) => ({ country: 'CA', states });
const beside = (...others: ZoneContext['others']): ZoneContext => ({ others, shopCountry: 'US' });

describe('a new delivery zone', () => {
  it('has its states as codes, each once, and no methods', () => {
    const details = { name: 'Canada', regions: [CA('british columbia', 'BC', 'ON')] };
    expect(newZone('canada', details, beside(home))).toEqual({
      id: 'canada',
      name: 'Canada',
      regions: [CA('BC', 'ON')],
      methods: [],
      version: 1,
    });
  });

  it.each([
    ['no country', [], 'Choose at least one country'],
    ['a country twice', [CA(), CA('BC')], 'Regions must be countries with their states'],
    [
      'states of whichever country the shop has',
      [{ country: null, states: ['OR'] }],
      'Regions must be countries with their states',
    ],
    [
      'more regions than there are countries',
      Array.from({ length: 251 }, (_, index) => ({ country: `X${index}`, states: [] })),
      'Regions must be countries with their states',
    ],
    ['an unknown country', [{ country: 'XX', states: [] }], 'This country is unknown'],
    ['an unknown state', [CA('OR')], 'This country has no such state'],
    [
      'the country of the shop, which another has',
      [{ country: 'US', states: [] }],
      'United States is in the zone "Home" already',
    ],
  ])('is refused with %s', (_case, regions, message) => {
    const errors = [{ field: 'regions', message }];
    expect(() => newZone('z', { name: 'Z', regions }, beside(home))).toThrow(
      expect.objectContaining({ errors }),
    );
  });

  it('may have a state of a country that another zone has, but no state twice', () => {
    const details = { name: 'Far', regions: [{ country: 'US', states: ['AK'] }] };
    const far = newZone('far', details, beside(home));
    expect(() => newZone('farther', details, beside(home, far))).toThrow(
      'Alaska, United States is in the zone "Far" already',
    );
  });

  it('may be beside one with a state that is no longer known', () => {
    const old = deliveryZone('Old', { regions: [CA('XX')] });
    const details = { name: 'West', regions: [CA('BC')] };
    expect(newZone('West', details, beside(old))).toEqual(deliveryZone('West', details));
    expect(() => newZone('z', { name: 'Z', regions: [CA('XX')] }, beside(old))).toThrow(
      'This country has no such state',
    );
  });

  it('is one of 100 at most', () => {
    const zones = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        deliveryZone(`zone ${index}`, { regions: [CA()] }),
      );
    const details = { name: 'One more', regions: [{ country: 'DE', states: [] }] };
    expect(newZone('more', details, beside(...zones(99)))).toMatchObject(details);
    expect(() => newZone('more', details, beside(...zones(100)))).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'too_many_zones',
        message: 'There can be at most 100 delivery zones',
      }),
    );
  });
});

describe('an edited delivery zone', () => {
  it('has what is changed, its methods as they are, and the next version', () => {
    const after = { ...home, name: 'Here', version: 2 };
    expect(editedZone(home, { name: 'Here', seenVersion: 1 }, beside())).toEqual(after);
  });

  it('can have every country, and that of the shop whichever it is', () => {
    const regions = [null, ...COUNTRIES].map((country) => ({ country, states: [] }));
    expect(editedZone(home, { regions, seenVersion: 1 }, beside())).toMatchObject({ regions });
  });

  it('gets no place of another zone', () => {
    const canada = deliveryZone('Canada', { regions: [CA()] });
    const edit = { regions: [{ country: null, states: [] }, CA()], seenVersion: 1 };
    expect(() => editedZone(home, edit, beside(canada))).toThrow(
      'Canada is in the zone "Canada" already',
    );
  });

  it('is itself where nothing is changed, in whatever order keys were stored', () => {
    expect(editedZone(home, { ...home, seenVersion: 1 }, beside())).toBe(home);
    const stored = { ...home, regions: [{ states: [], country: null }] };
    expect(editedZone(stored, { name: 'Home', seenVersion: 1 }, beside())).toBe(stored);
  });

  it('is refused with the fields that would change where the admin saw another version', () => {
    const edit = { name: 'Here', regions: [CA()], seenVersion: 2 };
    expect(() => editedZone(home, edit, beside())).toThrow(
      expect.objectContaining({
        code: 'edited_meanwhile',
        data: { version: 1, fields: ['name', 'regions'] },
        message: 'Someone else has changed this delivery zone since you opened it.',
      }),
    );
  });
});

describe('the methods of a delivery zone', () => {
  it('get another at their end', () => {
    expect(withMethod(home, last)).toEqual({ ...home, methods: [air, ship, last] });
  });

  it('are 20 at most', () => {
    const methods = Array.from({ length: 19 }, (_, index) => deliveryMethod(`m${index}`));
    const full = withMethod({ ...home, methods }, last);
    expect(() => withMethod(full, air)).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'too_many_methods',
        message: 'A zone can have at most 20 delivery methods',
      }),
    );
  });

  it('are put into another order, each once and none left out', () => {
    const zone = { ...home, methods: [air, ship, last] };
    expect(reordered(zone, ['air', 'last', 'ship'])).toEqual({
      ...home,
      methods: [air, last, ship],
    });
    const message = 'Ids must be those of all methods of the zone, each once';
    for (const ids of [['air'], ['air', 'air'], ['air', 'ship', 'air'], ['air', 'none']]) {
      expect(() => reordered(home, ids)).toThrow(
        expect.objectContaining({ kind: 'invalid', message, errors: [{ field: 'ids', message }] }),
      );
    }
  });
});
