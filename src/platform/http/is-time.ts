import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

/** ISO 8601 also has weeks, years of six digits and times without a zone, which are no time for `Date`, or another one. */
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A day and a time with its zone, such as `2026-01-31T09:00:00Z`, which `Date` reads. */
export const IsTime = (message: string): PropertyDecorator =>
  applyDecorators(IsISO8601({ strict: true }, { message }), Matches(WITH_ZONE, { message }));
