/** Sections 2.2, 2.3 and 6: what leads a guest, and whoever has another role, to the login. */
export const GUARDED: readonly { readonly path: string; readonly only: 'user' | 'admin' }[] = [
  ...['profile', 'profile/edit', 'orders', 'cart', 'checkout', 'success'].map((path) => ({
    path: `/user/${path}`,
    only: 'user' as const,
  })),
  { path: '/admin/profile', only: 'admin' },
  { path: '/admin/profile/edit', only: 'admin' },
  { path: '/admin/dashboard', only: 'admin' },
  { path: '/admin/dashboard/order-management', only: 'admin' },
];

/** Section 2.4: the bar, by who looks. */
export const BAR: Readonly<
  Record<'guest' | 'new user' | 'admin', Readonly<Record<string, string>>>
> = {
  guest: { Home: '/home', Products: '/products', Contact: '/contact', About: '/about' },
  'new user': { Home: '/home', Products: '/products', Contact: '/contact', About: '/about' },
  admin: {
    Home: '/home',
    Products: '/products',
    Contact: '/contact',
    About: '/about',
    Dashboard: '/admin/dashboard',
  },
};

export const MENU: Readonly<Record<'new user' | 'admin', Readonly<Record<string, string>>>> = {
  'new user': { Profile: '/user/profile', 'My Orders': '/user/orders', Cart: '/user/cart' },
  admin: { Profile: '/admin/profile' },
};

export const FOOTER = {
  quickLinks: {
    Home: '/home',
    'About Us': '/about',
    Products: '/products',
    Contact: '/contact',
    FAQs: '/about#faqs',
  },
  networks: ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'],
  copyright: /^© \d{4} VIGOR\./,
} as const;

/** Section 2.13: the sidebar's groups and links. */
export const SIDEBAR = {
  groups: ['Product management', 'Category Management', 'Newsletter management'],
  links: {
    Dashboard: '/admin/dashboard',
    Products: '/admin/dashboard/product-management/products',
    'Add Product': '/admin/dashboard/product-management/add-product',
    Categories: '/admin/dashboard/category-management/categories',
    'Add Category': '/admin/dashboard/category-management/add-category',
    'Order Management': '/admin/dashboard/order-management',
    'User Management': '/admin/dashboard/user-management',
    Subscribers: '/admin/dashboard/newsletter-management/subscribers',
  },
} as const;
