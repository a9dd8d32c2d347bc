/** Sections 7.3 and 9: the list that the queries below are asked of. Prices in dollars. */
export const SHELF = [
  { name: 'Barbell', price: 300, discount: 0 },
  // Sells at 200: the discount counts in filters and order.
  { name: 'Rower', price: 400, discount: 50 },
  { name: 'Bench', price: 250, discount: 0 },
  { name: 'Mat', price: 19.99, discount: 0 },
  { name: 'Rope', price: 9.95, discount: 15 },
  { name: 'Ball', price: 30, discount: 0 },
  { name: 'Band', price: 5, discount: 0 },
  { name: 'Block', price: 7, discount: 0 },
  { name: 'Treadmill', price: 150_000, discount: 0 },
] as const;

type Name = (typeof SHELF)[number]['name'];

/** What is asked, and the names of what is found, in order. */
export const QUERIES: readonly (readonly [why: string, query: string, names: readonly Name[]])[] = [
  [
    'page size 8, descending by price, the dearest too',
    '',
    ['Treadmill', 'Barbell', 'Bench', 'Rower', 'Ball', 'Mat', 'Rope', 'Block'],
  ],
  ['page 2', '?page=2', ['Band']],
  ['beyond the last page', '?page=3', []],
  ['a limit', '?limit=2', ['Treadmill', 'Barbell']],
  ['ascending', '?sort=asc&limit=3', ['Band', 'Block', 'Rope']],
  ['descending', '?sort=desc&limit=2', ['Treadmill', 'Barbell']],
  ['by the price paid', '?minPrice=200&maxPrice=250', ['Bench', 'Rower']],
  ['the whole range of the slider', '?minPrice=0&maxPrice=100000&sort=asc&limit=1', ['Band']],
  ['on sale', '?onSale=true', ['Rower', 'Rope']],
  ['a search', '?searchTerm=rower', ['Rower']],
  ['a search that finds nothing', '?searchTerm=zzzz', []],
  ['new, newest first', '?new=true&limit=2', ['Treadmill', 'Block']],
];

/** Price less discount, rounded to the cent. */
export const FINAL_PRICES: Readonly<Partial<Record<Name, number>>> = {
  Barbell: 300,
  Rower: 200,
  Rope: 8.46,
};
