import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { Sort } from '../../kernel/page.js';
import { BlankIsAbsent } from './validators.js';

/** The order of a list: one of these fields, or `-field` for descending. */
export const SortedBy = (fields: readonly string[]) => {
  const sorts = fields.flatMap((field) => [field, `-${field}`]);
  return applyDecorators(
    IsIn(sorts, { message: `sort must be one of ${sorts.join(', ')}` }),
    IsOptional(),
    BlankIsAbsent(),
  );
};

/** Parses a `sort` that `SortedBy` has validated; `otherwise` where it is absent. */
export function sortOf<const Field extends string>(
  fields: readonly Field[],
  sort: string | undefined,
  otherwise: Sort<NoInfer<Field>>,
): Sort<Field> {
  const by = fields.find((field) => sort === field || sort === `-${field}`);
  return by === undefined ? otherwise : { by, descending: sort !== by };
}
