import { deliveryMethod } from '../testing/delivery-fixtures.js';
import { type DeliveryMethodDetails, editedMethod, newMethod } from './delivery-method.js';

const freight: DeliveryMethodDetails = {
  name: 'Freight',
  daysFrom: 3,
  daysTo: 3,
  isActive: true,
  price: { kind: 'by_weight', steps: [{ upToGrams: 1_000, cents: 500 }] },
};
const air = deliveryMethod('air');

const bySteps = (...grams: readonly number[]) => ({
  kind: 'by_weight' as const,
  steps: grams.map((upToGrams) => ({ upToGrams, cents: 1 })),
});
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a new delivery method', () => {
  it('has version 1', () => {
    expect(newMethod('freight', freight)).toEqual({ ...freight, id: 'freight', version: 1 });
  });

  it.each([
    ['the first day alone', { daysTo: null }, 'daysTo', 'Enter both days, or none'],
    ['the last day alone', { daysFrom: null }, 'daysFrom', 'Enter both days, or none'],
    ['days backwards', { daysTo: 2 }, 'daysTo', 'The last day must not be before the first'],
    ['no step', { price: bySteps() }, 'price', 'Add at least one weight step'],
    [
      'steps as heavy as the one before',
      { price: bySteps(5, 5) },
      'price',
      'Each weight step must be heavier than the one before',
    ],
    [
      'too many steps',
      { price: bySteps(...oneTo(51)) },
      'price',
      'A method can have at most 50 weight steps',
    ],
  ])('is refused with %s', (_case, changes, field, message) => {
    const errors = [{ field, message }];
    expect(() => newMethod('freight', { ...freight, ...changes })).toThrow(
      expect.objectContaining({ errors }),
    );
  });

  it('has 50 ascending weight steps at most', () => {
    const price = bySteps(...oneTo(50));
    expect(newMethod('freight', { ...freight, price })).toMatchObject({ price });
  });

  it('needs no days', () => {
    const details = { ...freight, daysFrom: null, daysTo: null };
    expect(newMethod('freight', details)).toMatchObject(details);
  });
});

describe('an edited delivery method', () => {
  it('has what is changed, and the next version', () => {
    const price = { kind: 'free_from', cents: 900, freeFromCents: 5_000 } as const;
    expect(editedMethod(air, { price, seenVersion: 1 })).toEqual({ ...air, price, version: 2 });
  });

  it('is itself where nothing is changed, in whatever order keys were stored', () => {
    expect(editedMethod(air, { ...air, seenVersion: 1 })).toBe(air);
    const given = bySteps(5);
    const price = { ...given, steps: [{ cents: 1, upToGrams: 5 }] };
    const stored = { ...air, price };
    expect(editedMethod(stored, { price: given, seenVersion: 1 })).toBe(stored);
  });

  it('is refused with the fields that would change where the admin saw another version', () => {
    const edit = { isActive: false, daysFrom: 1, daysTo: 1, seenVersion: 3 };
    expect(() => editedMethod(air, edit)).toThrow(
      expect.objectContaining({
        code: 'edited_meanwhile',
        data: { version: 1, fields: ['daysFrom', 'daysTo', 'isActive'] },
        message: 'Someone else has changed this delivery method since you opened it.',
      }),
    );
  });

  it('is held to the rules of a new one', () => {
    expect(() => editedMethod(air, { daysFrom: 1, seenVersion: 1 })).toThrow(
      'Enter both days, or none',
    );
  });
});
