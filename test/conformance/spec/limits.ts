/** Section 9, and what sections 2.4 to 2.13 say in numbers; as far as a screen shows it. */
export const LIMITS = {
  pageSize: 8,
  descriptionPreview: 50,
  recentOrders: 5,
  partners: 6,
  priceRange: { from: 0, to: 100_000, gap: 100 },
  searchDelayMs: 500,
  cacheLifetimeMs: 60_000,
  /** In px: how far one scrolls until the bar is fixed, and until the way back to the top is shown. */
  scroll: { fixedBar: 100, backToTop: 300 },
  /** The list of categories is at most 15rem high. */
  categoryListHeight: '240px',
  toasts: { errorMs: 4_000, successMs: 2_000, atOnce: 20 },
  skeletons: { products: 8, categories: 8, testimonials: 3, gallery: 12, tableRows: 6 },
  placeholders: 3,
  avatarTypes: '.png,.jpg,.jpeg',
} as const;

/** How many slides are in view at a width in px. */
export const SLIDES = [
  { width: 639, products: 2, categories: 2 },
  { width: 640, products: 3, categories: 5 },
  { width: 1023, products: 3, categories: 5 },
  { width: 1024, products: 5, categories: 8 },
] as const;
