import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { passwordRules } from '../../../../../common/contract/account.js';

const { min, max, tooShort, tooLong } = passwordRules;

/** A password of the length that the contract allows. */
export const IsPassword = () =>
  applyDecorators(
    // applyDecorators applies the first one first, and validation runs in that order.
    IsString({ message: tooShort }),
    MinLength(min, { message: tooShort }),
    MaxLength(max, { message: tooLong }),
  );
