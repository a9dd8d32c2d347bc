import { applyDecorators } from '@nestjs/common';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { MaxDecimals } from './max-decimals.js';
import { ToNumber } from './page.query.js';

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
