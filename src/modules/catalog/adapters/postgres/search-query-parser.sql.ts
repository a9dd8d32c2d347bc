const isKnown = (word: string) => `EXISTS (
  SELECT FROM catalog_word known WHERE known.word >= ${word} AND known.word < ${word} || chr(1114111))`;

/**
 * A query builder has no window functions over a split text. Parameters: the text, and the maximum
 * number of terms.
 */
export const SEARCH_TERM_FACTS = `
  WITH typed AS (
    SELECT word, singular_of(word) AS singular, nth,
           word || lead(word) OVER (ORDER BY nth) AS pair
      FROM unnest(string_to_array(nullif(search_text($1), ''), ' ')) WITH ORDINALITY t (word, nth)
     WHERE nth <= $2
  )
  SELECT word, singular, ${isKnown('typed.word')} OR ${isKnown('typed.singular')} AS known,
         CASE WHEN ${isKnown('typed.pair')} THEN pair END AS joined
    FROM typed ORDER BY nth`;
