import { SetMetadata } from '@nestjs/common';
import { getMetadataStorage, ValidateBy } from 'class-validator';

/** How large JSON can be: its text in bytes, the values in it at any depth, and how deeply they are nested. */
export interface JsonSize {
  readonly bytes: number;
  readonly values: number;
  readonly depth: number;
}

type BodyClass = new () => object;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[0];

/** A text may be sent with all its characters escaped, as `\ud83d\ude00`. */
const BYTES_OF_CHARACTER = 12;
/** Of a text without a limit of its own: an id, a code, a time. */
const BYTES_OF_ID = 64;
/** Of a number in any notation, of `true`, `false` and `null`. */
const BYTES_OF_NUMBER = 32;
/** The longest address that `isEmail` takes, each of its characters beyond ASCII escaped. */
const BYTES_OF_EMAIL = 3 * 320;

/** A text of so many letters, digits and signs of ASCII, such as an address or an id. */
export const plainSize = (characters: number): JsonSize => ({
  bytes: characters + 2,
  values: 1,
  depth: 0,
});

/** A text of so many characters. */
export const textSize = (characters: number): JsonSize =>
  plainSize(characters * BYTES_OF_CHARACTER);

/** A list of so many items. */
export const listSize = (most: number, item: JsonSize): JsonSize => ({
  bytes: 2 + most * (item.bytes + 1),
  values: 1 + most * item.values,
  depth: 1 + item.depth,
});

/** An object of these fields. */
export function objectSize(fields: Readonly<Record<string, JsonSize>>): JsonSize {
  const entries = Object.entries(fields);
  const sum = (of: (name: string, size: JsonSize) => number) =>
    entries.reduce((total, [name, size]) => total + of(name, size), 0);
  return {
    bytes: 2 + sum((name, { bytes }) => name.length + 4 + bytes),
    values: 1 + sum((_name, { values }) => values),
    depth: 1 + Math.max(0, ...entries.map(([, { depth }]) => depth)),
  };
}

/** The largest of several, each in its own respect. */
export const largestSize = (sizes: readonly JsonSize[]): JsonSize => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
  depth: Math.max(...sizes.map(({ depth }) => depth)),
});

const STATED = 'largestValue';

/** States the largest value of a field that is checked elsewhere, or in a way that `sizeOfBody` does not know. */
export const LargestValue = (size: JsonSize): PropertyDecorator =>
  ValidateBy({ name: STATED, constraints: [size], validator: { validate: () => true } });

const BESIDE = 'vigor:also-sent';

/** States what clients send beside the fields of a class, and nothing reads. */
export const AlsoSent = (fields: JsonSize): ClassDecorator =>
  SetMetadata<string, JsonSize>(BESIDE, fields);

/** The names of rules that say which class an object is of, as their first constraint. */
export const NESTED = { object: 'isNestedObject', list: 'isNoList' } as const;

/** What each rule of a single value says of its size. */
const STATING: Readonly<Record<string, (constraint: unknown) => JsonSize>> = {
  [STATED]: (size) => size as JsonSize,
  maxLength: (max) => textSize(Number(max)),
  maxCharacters: (max) => textSize(Number(max)),
  isEmailAddress: () => plainSize(BYTES_OF_EMAIL),
  isIn: (choices) => plainSize(Math.max(...[choices].flat().map((one) => String(one).length))),
  [NESTED.object]: (of) => sizeOfBody((of as () => BodyClass)()),
  [NESTED.list]: (of) => sizeOfBody((of as () => BodyClass)()),
};

/** What rules say that know only the kind of a value. */
const KINDS: Readonly<Record<string, JsonSize>> = {
  isString: plainSize(BYTES_OF_ID),
  isUuid: plainSize(BYTES_OF_ID),
  isIso8601: plainSize(BYTES_OF_ID),
  sortedBy: plainSize(BYTES_OF_ID),
  isInt: plainSize(BYTES_OF_NUMBER),
  isNumber: plainSize(BYTES_OF_NUMBER),
  maxDecimals: plainSize(BYTES_OF_NUMBER),
  isBoolean: plainSize(BYTES_OF_NUMBER),
};

/**
 * The largest body that a class of validated fields takes, by its own rules.
 * @throws Error naming a field whose rules say nothing of its size
 */
export function sizeOfBody(body: BodyClass): JsonSize {
  const fields = new Map<string, Rule[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(body, '', true, false)) {
    fields.set(rule.propertyName, [...(fields.get(rule.propertyName) ?? []), rule]);
  }
  const own = objectSize(
    Object.fromEntries(
      [...fields].map(([name, rules]) => [name, sizeOfField(rules, `${body.name}.${name}`)]),
    ),
  );
  const beside = Reflect.getMetadata(BESIDE, body) as JsonSize | undefined;
  return beside ? together(own, beside) : own;
}

const together = (one: JsonSize, other: JsonSize): JsonSize => ({
  bytes: one.bytes + other.bytes,
  values: one.values + other.values,
  depth: Math.max(one.depth, other.depth),
});

function sizeOfField(rules: readonly Rule[], field: string): JsonSize {
  const ruleOf = (name: string) => rules.find((rule) => rule.name === name);
  const stated = ruleOf(STATED);
  if (stated) return stated.constraints[0] as JsonSize;
  const item = smallest(rules);
  if (!item) throw new Error(`${field}: no rule says how large it can be; add @LargestValue`);
  if (!ruleOf('isArray')) return item;
  const most: unknown = ruleOf('arrayMaxSize')?.constraints[0];
  if (typeof most !== 'number') throw new Error(`${field}: a list needs @ArrayMaxSize`);
  return listSize(most, item);
}

/** What the strictest rule says. */
function smallest(rules: readonly Rule[]): JsonSize | undefined {
  const stating = rules.flatMap(({ name = '', constraints }) => {
    const sizeOf = STATING[name];
    return sizeOf ? [sizeOf(constraints?.[0])] : [];
  });
  const known = stating.length > 0 ? stating : rules.flatMap(({ name = '' }) => KINDS[name] ?? []);
  return known.toSorted((one, other) => one.bytes - other.bytes)[0];
}
