import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  isEmail,
  IsInt,
  IsISO8601,
  IsNumber,
  isObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { listRules } from '../../../common/contract/list.js';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules.js';
import { NESTED } from './body-size.js';

/** Converts query text to a number; other text is left for the validation to report. */
export const ToNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** Treats an empty query parameter and a JSON null as absent: `?searchTerm=` returns the whole list. */
export const BlankIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  );

/** Spaces, controls and invisible characters of Unicode, at which email programs may split an address. */
const SEPARATOR = /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

/** The library's own check takes Unicode spaces, and throws on a lone surrogate. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && !SEPARATOR.test(value) && isEmail(value);

/** Validates an email address. */
export const IsEmailAddress = () =>
  ValidateBy(
    { name: 'isEmailAddress', validator: { validate: isEmailAddress } },
    { message: INVALID_EMAIL },
  );

/** ISO 8601 also has weeks, years of six digits and times without a zone, which are no time for `Date`, or another one. */
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A day and a time with its zone, such as `2026-01-31T09:00:00Z`, which `Date` reads. */
export const IsTime = (message: string): PropertyDecorator =>
  applyDecorators(IsISO8601({ strict: true }, { message }), Matches(WITH_ZONE, { message }));

/**
 * The most characters of a text, as `char_length` of Postgres counts them: by code points. `MaxLength` takes a
 * character and the selector of its presentation, as in '❤️', for one; use this where the database checks the length.
 */
export const MaxCharacters = (max: number, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: { validate: (text) => typeof text === 'string' && [...text].length <= max },
    },
    { message },
  );

/** Validates the number of decimals. The library's own check throws on 1e-7, which has no dot. */
export const MaxDecimals = (places: number, message: string) =>
  ValidateBy(
    {
      name: 'maxDecimals',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'number' &&
          Number.isFinite(value) &&
          Number(value.toFixed(places)) === value,
      },
    },
    { message },
  );

/** The bounds of a number and the texts for an invalid one, as `common/contract` has them. */
interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly notANumber: string;
  readonly outOfRange: string;
}

/** The first rule that is broken is the one that is told. */
const within = ({ min, max, notANumber, outOfRange }: NumberRule, precision: PropertyDecorator) =>
  applyDecorators(
    ToNumber(),
    IsNumber({}, { message: notANumber }),
    precision,
    Min(min, { message: outOfRange }),
    Max(max, { message: outOfRange }),
  );

/** A number with so many decimals at most, such as dollars and cents. */
export const IsDecimalNumber = (
  rule: NumberRule & { readonly decimals: number; readonly tooManyDecimals: string },
): PropertyDecorator => within(rule, MaxDecimals(rule.decimals, rule.tooManyDecimals));

/** A whole number. */
export const IsWholeNumber = (rule: NumberRule): PropertyDecorator =>
  within(rule, IsInt({ message: rule.outOfRange }));

/** An object with fields of its own. `ValidateNested` alone takes a list for one, of which it checks what is in it. */
export const NestedObject = (of: () => Class, message: string): PropertyDecorator =>
  applyDecorators(
    Type(of),
    ValidateBy(
      { name: NESTED.object, constraints: [of], validator: { validate: isObject } },
      { message },
    ),
    ValidateNested(),
  );

/** A list of such objects; `IsArray` has to say that it is one. What is no object is told by its place in the list. */
export const NestedObjects = (of: () => Class, message: string): PropertyDecorator =>
  applyDecorators(
    Type(of),
    ValidateBy(
      {
        name: NESTED.list,
        constraints: [of],
        validator: { validate: (one) => !Array.isArray(one) },
      },
      { each: true, message },
    ),
    ValidateNested({ each: true }),
  );

/** Trims a text before it is validated. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const MAX = listRules.maxSearchTerm;

/** The search text of a list; absent when blank. */
export const SearchText = () =>
  applyDecorators(
    IsString({ message: 'searchTerm must be text' }),
    MaxLength(MAX, { message: `searchTerm must not be longer than ${MAX} characters` }),
    IsOptional(),
    Trimmed(),
    BlankIsAbsent(),
  );
