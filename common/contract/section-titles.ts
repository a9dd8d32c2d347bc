/** The six reasons to choose the products, by the fields of the home page. */
export const REASON_TITLES = {
  quality: 'High Quality',
  pricing: 'Affordable Pricing',
  ecology: 'Eco-Friendly',
  support: 'Expert Support',
  durability: 'Durability',
  range: 'Wide Range of Options',
} as const;

/** The values and steps of the About page, by its fields. */
export const ABOUT_TITLES = {
  equipment: 'Quality Equipment',
  customers: 'Customer Focused',
  athletes: 'Trusted by Athletes',
  start: 'Start Strong',
  consistency: 'Stay Consistent',
  goals: 'Achieve Your Goals',
} as const;
