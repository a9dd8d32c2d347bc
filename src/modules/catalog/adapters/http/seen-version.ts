import { applyDecorators } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { IsVersion } from '../../../../platform/http/version-number.js';

/** The version that an admin saw of what an edit changes; an edit without one is applied to any. */
export const SeenVersion = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsVersion('Version must be a whole number', 0));
