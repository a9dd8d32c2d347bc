const TYPOS = (
  'ketlebell dumbel tredmill rowng+machine olimpic+barbell yoga+matt foam+rollr resistence+band ' +
  'pullup+bar medicin+ball squat+rak lifting+belt+lether adjustible+dumbbell jump+roap'
).split(' ');

/** The measured reads: their requests, and the goal of each. */
export async function reads(db) {
  const categories = await column(
    db,
    'SELECT id FROM category WHERE product_count > 0 ORDER BY id',
  );
  const products = await column(
    db,
    `SELECT id FROM product WHERE deleted_at IS NULL
      ORDER BY hashint8extended(('x' || right(id::text, 12))::bit(48)::bigint, 1) LIMIT 200`,
  );
  const pages = [1, 2, 3, 5, 8, 20];
  return [
    {
      name: 'list of 8 in a category by price',
      goal: 1_500,
      paths: categories.flatMap((id) =>
        pages.map((page) => `/api/products?categories=${id}&sort=asc&page=${page}`),
      ),
    },
    {
      name: 'search with a typo',
      goal: 1_400,
      paths: TYPOS.map((term) => `/api/products?searchTerm=${term}`),
    },
    {
      name: 'search with a typo, each another one',
      goal: 1_400,
      paths: (await misspelt(db)).map((term) => `/api/products?searchTerm=${term}`),
    },
    { name: 'product detail', goal: 4_200, paths: products.map((id) => `/api/products/${id}`) },
  ];
}

/** `count` search terms of the catalog, each without its third letter. */
async function misspelt(db) {
  const words = await column(
    db,
    `SELECT word AS id FROM catalog_word WHERE word ~ '^[a-z]{5,}$'
      ORDER BY hashtextextended(word, 1) LIMIT 4000`,
  );
  return words.map((word) => word.slice(0, 2) + word.slice(3));
}

async function column(db, sql) {
  const { rows } = await db.query(sql);
  return rows.map(({ id }) => id);
}
