import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';

const TOO_SHORT = 'Password must be at least 6 characters';

/** A password of 6 to 100 characters. */
export const IsPassword = () =>
  applyDecorators(
    // applyDecorators goes from the first to the last, and so do the checks.
    IsString({ message: TOO_SHORT }),
    MinLength(6, { message: TOO_SHORT }),
    MaxLength(100, { message: 'Password cannot exceed 100 characters' }),
  );
