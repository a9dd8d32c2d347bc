import { applyDecorators } from '@nestjs/common';
import {
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { passwordRules } from '../../../../../common/contract/account.js';
import { LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';

const { min, max, tooShort, tooLong } = passwordRules;

/** A password of the length that the contract allows. */
export const IsPassword = () =>
  applyDecorators(
    // applyDecorators applies the first one first, and validation runs in that order.
    IsString({ message: tooShort }),
    MinLength(min, { message: tooShort }),
    MaxLength(max, { message: tooLong }),
  );

/** A field that repeats a password. */
export const SameAs = (property: string, message: string) =>
  applyDecorators(
    LargestValue(textSize(max)),
    ValidateBy(
      {
        name: 'sameAs',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) =>
            value === (args?.object as Record<string, unknown> | undefined)?.[property],
        },
      },
      { message },
    ),
  );

export class ChangePasswordBody {
  @MaxLength(1000, { message: passwordRules.wrongOld })
  @IsString({ message: passwordRules.wrongOld })
  oldPassword!: string;

  @IsPassword()
  newPassword!: string;

  @SameAs('newPassword', passwordRules.mismatch)
  @IsNotEmpty({ message: passwordRules.confirmationRequired })
  confirmPassword!: string;
}

export class ForgotPasswordBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}

export class ResetPasswordBody {
  @IsPassword()
  password!: string;

  /** The token of the reset link, unless it is sent as the bearer token. */
  @IsOptional()
  @IsString({ message: passwordRules.invalidLink })
  token?: string;
}
