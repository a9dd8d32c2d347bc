/** At most this many matches are ranked; further ones follow in id order. */
export const RANKED = 1_000;

/** `ts_rank` weights of D, C, B and A: unused, description, category, name. */
const WEIGHTS = `'{0, 0.1, 0.4, 1}'`;
const ALL = ':all::text::tsquery';
const EXACT = ':exact::text::tsquery';

/**
 * The query builder has no UNION. Whole terms rank above prefixes; then the field and how little
 * else the name contains decide. Comparing a thousand names by trigrams took four times as long as
 * all the rest. `found` selects id, name and words of the products that meet the conditions;
 * `isBeyond` tells whether the page may reach past the ranked matches.
 */
export const rankedIds = (found: string, isBeyond: boolean) => `
  WITH candidate AS MATERIALIZED (
    (${found} AND words @@ ${EXACT} LIMIT ${RANKED}) UNION ALL
    (${found} AND words @@ ${ALL} AND NOT words @@ ${EXACT} LIMIT ${RANKED})
    LIMIT ${RANKED}
  ), ranked AS (
    SELECT id, (2 * ts_rank(${WEIGHTS}, words, ${EXACT}) + ts_rank(${WEIGHTS}, words, ${ALL})
                + CASE WHEN words @@ :named::text::tsquery
                       THEN :length::real / greatest(length(name), :length::real)
                       ELSE 0 END) AS rank
      FROM candidate ${isBeyond ? beyond(found) : ''}
     ORDER BY rank DESC, id LIMIT :limit::integer OFFSET :offset::integer
  )
  SELECT ARRAY(SELECT id FROM ranked ORDER BY rank DESC, id) AS ids,
         (SELECT count(*)::integer FROM candidate) AS candidates`;

const beyond = (found: string) => `UNION ALL
  SELECT id, -1 FROM (${found} AND words @@ ${ALL}) found WHERE id NOT IN (SELECT id FROM candidate)`;
