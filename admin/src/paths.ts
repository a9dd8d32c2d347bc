/** Where the back office is mounted; every address below is what the address bar shows. */
export const ADMIN = '/admin/dashboard';

/** Resource names are addresses, so that a list lives where spec'd links lead. */
export const resources = {
  orders: 'order-management',
} as const;

export type ResourceName = (typeof resources)[keyof typeof resources];

/** The only source of links: React-Admin's own would lead to addresses that do not exist here. */
export const paths = {
  home: ADMIN,
  shop: '/',
  orders: `${ADMIN}/${resources.orders}`,
  order: (id: string) => `${ADMIN}/${resources.orders}/${id}`,
};
