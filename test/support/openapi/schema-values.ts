import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../password.js';
import { DETAILS } from '../shoppers.js';
import { type Parameter, resolved, type Schema } from './api-document.js';
import type { KnownFields } from './known/known-shop.js';
import type { KnownValues } from './known-values.js';
import { HOSTILE_NAMES, hostileValue } from './hostile-values.js';

/**
 * `hostile`: at each place it may also be any other value. `complete`: nothing is left out, and texts are
 * letters.
 */
export type Manner = 'honest' | 'hostile' | 'complete';

const MOST_ITEMS = 5;
const MOST_LETTERS = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Numbers that the document does not call whole. */
const WHOLE = ['page', 'limit', 'days', 'quantity', 'baseQuantity', 'discount', 'version'];
const SORTS = ['asc', 'desc', 'name', '-name', 'createdAt', '-createdAt', 'price', '-quantity'];

/** Mostly of that kind. */
export const idsOf = ({ ids }: KnownValues, kind: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(ids[kind] ?? ids.none!)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids).flat()) },
  );
const of = (kind: string) => (known: KnownValues) => idsOf(known, kind);
const imageUrls = ({ imageUrl }: KnownValues) => fc.constant(imageUrl);
const emails = ({ emails }: KnownValues) =>
  fc.oneof(
    fc.constantFrom(...emails),
    fc.nat(1_000_000).map((n) => `fuzz-${n}@example.com`),
    fc.emailAddress(),
  );
const always = (text: string) => () => fc.constant(text);
const days = () =>
  fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map(isoDay);
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const isoTime = (day: string) => `${day}T09:00:00Z`;
const digits = (length: number) => () =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));

/** What the document says in words alone, by the name of the field. */
const BY_NAME: Readonly<Record<string, (known: KnownValues) => fc.Arbitrary<string>>> = {
  id: of('own'),
  ids: of('own'),
  user: ({ userId }) => fc.constant(userId),
  product: of('products'),
  productIds: of('products'),
  category: of('categories'),
  categories: of('categories'),
  transactionId: of('payment'),
  token: ({ tokens }) => fc.constantFrom(...tokens),
  image: imageUrls,
  images: imageUrls,
  icon: imageUrls,
  email: emails,
  password: always(PASSWORD),
  oldPassword: ({ oldPassword }) => fc.constant(oldPassword),
  currentPassword: always(PASSWORD),
  newPassword: always(PASSWORD),
  confirmPassword: always(PASSWORD),
  from: days,
  to: days,
  phone: digits(11),
  zip: digits(5),
  fullName: always(DETAILS.fullName),
  city: always(DETAILS.city),
  state: always(DETAILS.state),
  website: always(''),
  sort: () => fc.constantFrom(...SORTS),
};

/** What surely passes where everything is given. */
const COMPLETE: Readonly<Record<string, (known: KnownValues) => unknown>> = {
  sort: () => 'createdAt',
  email: ({ emails }) => emails[0]!,
  title: () => `Category ${randomUUID()}`,
  from: () => '2020-01-01',
  to: () => '2100-01-01',
  page: () => 1,
  limit: () => 2,
};

/** A parameter by its name: what the request is known to take, or else a value of its schema. */
export function parameterOf(
  { name, schema }: Parameter,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<unknown> {
  const value = valueOf(schema, name, known, manner);
  if (!(name in known.fields)) return value;
  const field = fc.constant(known.fields[name]);
  if (manner === 'complete') return field;
  return fc.oneof({ weight: 2, arbitrary: field }, { weight: 1, arbitrary: value });
}

/** Bodies of a schema, mostly with the fields that the request is known to take. */
export function bodyOf(schema: Schema, known: KnownValues, manner: Manner): fc.Arbitrary<unknown> {
  const whole = resolved(schema);
  const names = Object.keys(whole.properties ?? {});
  const isKnown = names.some((name) => name in known.fields);
  if (!isKnown) return valueOf(schema, '', known, manner);
  const taken = objectOf(whole, known, manner, known.fields);
  if (manner === 'complete') return taken;
  const others = valueOf(schema, '', known, manner);
  return fc.oneof({ weight: 2, arbitrary: taken }, { weight: 1, arbitrary: others });
}

/**
 * Values of a schema for the field of this name. By fast-check alone: what json-schema-faker makes does not
 * shrink, and it knows no ids, tokens and totals that exist.
 */
export function valueOf(
  schema: Schema,
  name: string,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<unknown> {
  const { nullable, ...rest } = resolved(schema);
  const some = someOf(rest, name, known, manner);
  if (manner === 'complete') return some;
  const honest = nullable ? fc.option(some, { freq: 5 }) : some;
  if (manner === 'honest') return honest;
  return fc.oneof({ weight: 7, arbitrary: honest }, { weight: 1, arbitrary: hostileValue });
}

function someOf(
  schema: Schema,
  name: string,
  known: KnownValues,
  manner: Manner,
): fc.Arbitrary<unknown> {
  const sure = manner === 'complete' ? COMPLETE[name] : undefined;
  if (sure) return fc.constant(sure(known));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return objectOf(schema, known, manner);
  if (schema.type === 'boolean') return fc.boolean();
  if (name === 'amount') return fc.oneof(fc.constant(known.cartTotal), numberOf(schema, false));
  if (schema.type === 'integer') return numberOf(schema, true);
  if (schema.type === 'number') return numberOf(schema, WHOLE.includes(name));
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
    const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
    const minLength = manner === 'complete' ? Math.max(minItems, 1) : minItems;
    return fc.array(valueOf(items, name, known, manner), { minLength, maxLength });
  }
  if (schema.format === 'uuid') return idsOf(known, 'none');
  if (schema.format === 'date-time') return days().map(isoTime);
  const { minLength: atLeast = 0, maxLength = MOST_LETTERS } = schema;
  const minLength = manner === 'complete' ? Math.max(atLeast, Math.min(3, maxLength)) : atLeast;
  const most = Math.max(minLength, Math.min(maxLength, MOST_LETTERS));
  const unit = manner === 'complete' ? fc.constantFrom(...LETTERS) : 'grapheme';
  return BY_NAME[name]?.(known) ?? fc.string({ unit, minLength, maxLength: most });
}

/** More often small, and of at most two decimals. */
function numberOf(
  { minimum = 0, maximum = 1_000 }: Schema,
  isWhole: boolean,
): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  const least = Math.ceil(min);
  const small = fc.integer({ min: least, max: Math.min(least + 20, Math.floor(max)) });
  const whole = fc.integer({ min: least, max: Math.floor(max) });
  const cents = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) });
  return isWhole ? fc.oneof(small, small, whole) : fc.oneof(small, whole, cents.map(fromCents));
}

const fromCents = (cents: number) => cents / 100;

/** `given` goes before the schema; what is undefined there is left out. */
function objectOf(
  { properties = {}, required: documented = [] }: Schema,
  known: KnownValues,
  manner: Manner,
  given: KnownFields = {},
): fc.Arbitrary<object> {
  const isLeftOut = (name: string) => name in given && given[name] === undefined;
  const names = Object.keys(properties).filter((name) => !isLeftOut(name));
  const required = names.filter((name) => documented.includes(name) || name in given);
  const field = (name: string) =>
    name in given ? givenOr(given[name], manner) : valueOf(properties[name]!, name, known, manner);
  const fields = Object.fromEntries(names.map((name) => [name, field(name)]));
  if (manner === 'complete') return fc.record(fields);
  if (manner === 'honest') return fc.record(fields, { requiredKeys: required });
  const more = fc.tuple(fc.constantFrom(...HOSTILE_NAMES), hostileValue);
  // Mostly complete: what lacks a field goes no further than the validation.
  const lacking = fc.record(fields, { requiredKeys: [] });
  const complete = fc.record(fields, { requiredKeys: required });
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: complete }, { weight: 1, arbitrary: lacking }),
      fc.option(more, { freq: 3 }),
    )
    .map(([object, extra]) => (extra ? { ...object, [extra[0]]: extra[1] } : { ...object }));
}

/** `hostile`: now and then something else. */
function givenOr(value: unknown, manner: Manner): fc.Arbitrary<unknown> {
  const given = fc.constant(value);
  if (manner !== 'hostile') return given;
  return fc.oneof({ weight: 7, arbitrary: given }, { weight: 1, arbitrary: hostileValue });
}
