import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

const message = 'Version must be the number of the version that was edited';

/** The version that an admin saw of what an edit changes; any other than the present one is refused. */
export const IsSeenVersion = (): PropertyDecorator =>
  applyDecorators(IsInt({ message }), Min(1, { message }), Max(2_000_000_000, { message }));
