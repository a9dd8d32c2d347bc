import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const message = 'Version must be a whole number';

/** The version that an admin saw of what an edit changes; an edit without one is applied to any. */
export const SeenVersion = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Max(2_000_000_000, { message }),
    Min(0, { message }),
    IsInt({ message }),
  );
