import type { Tier } from './search-plan.js';

/** At most this many matches are counted; with a filter, these are ranked, and further ones follow in id order. */
export const RANKED = 1_000;

/** `ts_rank` weights of D, C, B and A: unused, description, category and brand, name. */
const WEIGHTS = `'{0, 0.1, 0.4, 1}'`;

/** A plan for one value may look cheaper than the one for all, and each search would be planned anew. */
const MATCH = '(SELECT :match::tsquery)';

const CONDITIONS = { 1: 'tier = 1 AND', 2: 'tier <= 2 AND', 3: '' } as const;

/**
 * Terms one by one, the rarest first: the index then passes over what lacks one of them. For one
 * condition it would read the entries of all terms for each candidate, and most of those of 'kg'.
 */
const ofRarest = (count: number) =>
  Array.from({ length: count }, (_, nth) => `words @@ (SELECT :rarest${nth}::tsquery) AND `).join(
    '',
  );

/** Products whose whole name the search is. */
const EXACT = `exact AS MATERIALIZED (
    SELECT product_id FROM product_words
     WHERE search_name(name) = ANY ((SELECT :names::text[])::text[]) LIMIT ${RANKED})`;

/** The band of products whose whole name the search is. */
const EXACT_BAND = 7;

/**
 * The one score of a search, of the row `found` with the id and words of a match: how well it
 * matches, as a band: whole words before beginnings, the name before category and brand, these before the
 * description; within a band popularity decides. Where some terms are enough, the best are
 * those with more of them, in their names before all.
 */
export const matchBand = (isPart: boolean) => `
  CASE WHEN found.id IN (SELECT product_id FROM exact) THEN ${EXACT_BAND}
       ${
         isPart
           ? `ELSE ts_rank(${WEIGHTS}, found.words, ${MATCH})`
           : `WHEN found.words @@ :typedInName::tsquery THEN 6
       WHEN found.words @@ :wholeInName::tsquery THEN 5
       WHEN found.words @@ :wholeInTitle::tsquery THEN 4
       WHEN found.words @@ :whole::tsquery THEN 3
       WHEN found.words @@ :begunInName::tsquery THEN 2
       WHEN found.words @@ :begunInTitle::tsquery THEN 1
       ELSE 0`
       } END`;

const POPULARITY =
  'search_popularity(product.units_sold, product.quantity, product.created_at) AS popularity';

/** Where some terms are enough, the tiers come before the band, so that a tier is a whole beginning. */
const orderOf = (isPart: boolean) =>
  `${isPart ? `band = ${EXACT_BAND} DESC, tier, ` : ''}band DESC, popularity DESC, id`;

const rankedOf = (banded: string, isPart: boolean, matches: string) => `
  , banded AS MATERIALIZED (${banded}), ranked AS (
    SELECT banded.*, ${POPULARITY} FROM banded JOIN product USING (id)
     ORDER BY ${orderOf(isPart)} LIMIT :limit::integer OFFSET :offset::integer
  )
  SELECT ARRAY(SELECT id FROM ranked ORDER BY ${orderOf(isPart)}) AS ids, ${matches} AS matches`;

/**
 * The query builder has no UNION. The matches of the tiers up to this one, best first, and the
 * products of exactly that name, wherever they are; `rarest` terms are looked up one by one. `matches` is a lower bound from above ${RANKED}.
 */
export const rankedOfTier = (tier: Tier, isPart: boolean, rarest: number) => `
  WITH ${EXACT}, found AS MATERIALIZED (
    SELECT product_id AS id, words, tier FROM product_words
     WHERE ${CONDITIONS[tier]} ${ofRarest(rarest)} ${rarest ? `(words @@ ${MATCH}) IS TRUE` : `words @@ ${MATCH}`}
  )${rankedOf(
    `SELECT found.id, found.tier, ${matchBand(isPart)} AS band FROM found
     UNION ALL
     SELECT product_id, 1, ${EXACT_BAND} FROM exact WHERE product_id NOT IN (SELECT id FROM found)`,
    isPart,
    tier === 1 ? `greatest((SELECT count(*) FROM banded), ${OF_TWO_TIERS})::integer` : COUNT,
  )}`;

const COUNT = '(SELECT count(*)::integer FROM banded)';
const OF_TWO_TIERS = `(
    SELECT count(*) FROM (SELECT FROM product_words WHERE tier <= 2 AND words @@ ${MATCH}
                           LIMIT ${RANKED + 1}) counted)`;

/**
 * The query builder has no UNION. `found` selects id, words and tier of the products that meet the
 * conditions of a filter; `isBeyond` tells whether the page may reach past the ranked matches.
 */
export const rankedOfFilter = (found: string, isPart: boolean, isBeyond: boolean) => `
  WITH ${EXACT}, found AS MATERIALIZED (
    (${found} AND words @@ :whole::tsquery LIMIT ${RANKED}) UNION ALL
    (${found} AND words @@ ${MATCH} AND NOT words @@ :whole::tsquery LIMIT ${RANKED})
    LIMIT ${RANKED}
  )${rankedOf(
    `SELECT found.id, found.tier, ${matchBand(isPart)} AS band FROM found ${isBeyond ? beyond(found) : ''}`,
    isPart,
    '(SELECT count(*)::integer FROM found)',
  )}`;

const beyond = (found: string) => `UNION ALL
  SELECT id, 4, -1 FROM (${found} AND words @@ ${MATCH}) beyond
   WHERE id NOT IN (SELECT id FROM found)`;
