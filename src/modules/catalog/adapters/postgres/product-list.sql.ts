/**
 * No query builder says LATERAL: each category is read in the order of its own index and then merged,
 * however rare it is. `ofOne` reads one `category.id`; a row of the answer is a `candidate`.
 */
export const ofEachCategory = (ofOne: string) => `(
  SELECT candidate.* FROM unnest(:categoryIds::uuid[]) category (id) CROSS JOIN LATERAL (
    ${ofOne} LIMIT :limit::integer + :offset::integer) candidate)`;
