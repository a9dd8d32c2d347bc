/**
 * The query builder has no LATERAL. Each category is read in the order of its own index, then
 * merged, however rare it is. `ofOne` reads one `category.id`; a row of the result is a
 * `candidate`.
 */
export const ofEachCategory = (ofOne: string) => `(
  SELECT candidate.* FROM unnest(:categoryIds::uuid[]) category (id) CROSS JOIN LATERAL (
    ${ofOne} LIMIT :limit::integer + :offset::integer) candidate)`;
