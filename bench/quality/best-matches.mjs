import { join } from 'node:path';

/** The best matches of a search by the score of a build, over all matches without a limit or a tier. */
export class BestMatches {
  constructor(db, statements) {
    this.db = db;
    this.statements = statements;
  }

  /** @param folder where the built statements of the search are */
  static async of(db, folder) {
    const ranking = await import(join(folder, 'search-ranking.sql.js'));
    const queries = await import(join(folder, 'search-queries.js'));
    const facts = await import(join(folder, 'search-query-parser.sql.js'));
    return new BestMatches(db, { ...ranking, ...queries, ...facts });
  }

  /** The ids of the first `count`; none where no product has all terms. */
  async first(term, count) {
    const { matchBand, SEARCH_TERM_FACTS, toParsedSearch } = this.statements;
    const { rows: facts } = await this.db.query(SEARCH_TERM_FACTS, [term, 8]);
    const { queries } = toParsedSearch(facts, new Map());
    if (!queries || queries.isPart) return [];
    const values = { ...queries, match: queries.all };
    const places = [];
    const sql = `
      WITH exact AS (SELECT product_id FROM product_words WHERE search_name(name) = ANY (:names::text[])),
      found AS MATERIALIZED (SELECT product_id AS id, words FROM product_words WHERE words @@ :match::tsquery)
      SELECT found.id FROM found JOIN product USING (id)
       ORDER BY ${matchBand(false)} DESC,
                search_popularity(product.units_sold, product.quantity, product.created_at) DESC, id
       LIMIT ${count}`.replace(/(?<!:):([a-z]\w*)/gi, (_, name) => {
      if (!places.includes(name)) places.push(name);
      return `$${places.indexOf(name) + 1}`;
    });
    const { rows } = await this.db.query(
      sql,
      places.map((name) => values[name]),
    );
    return rows.map(({ id }) => id);
  }
}
