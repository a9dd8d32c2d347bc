import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { passwordRules } from '../../../../../common/contract/account.js';

const { min, max, tooShort, tooLong } = passwordRules;

/** A password of the length that the contract allows. */
export const IsPassword = () =>
  applyDecorators(
    // applyDecorators goes from the first to the last, and so do the checks.
    IsString({ message: tooShort }),
    MinLength(min, { message: tooShort }),
    MaxLength(max, { message: tooLong }),
  );
