import type { SessionUser } from '../../../../common/browser/session';

export interface NavEntry {
  label: string;
  to: string;
}

/** In the navigation bar, for everybody. */
export const PAGES: readonly NavEntry[] = [
  { label: 'Home', to: '/home' },
  { label: 'Products', to: '/products' },
  { label: 'Contact', to: '/contact' },
  { label: 'About', to: '/about' },
];

/** In the footer. */
export const QUICK_LINKS: readonly NavEntry[] = [
  { label: 'Home', to: '/home' },
  { label: 'About Us', to: '/about' },
  { label: 'Products', to: '/products' },
  { label: 'Contact', to: '/contact' },
  { label: 'FAQs', to: '/about#faqs' },
];

/** In the navigation bar for an admin; it opens the back office, another application. */
export const DASHBOARD: NavEntry = { label: 'Dashboard', to: '/admin/dashboard' };

export const CART: NavEntry = { label: 'Cart', to: '/user/cart' };

const ACCOUNT: Record<SessionUser['role'], readonly NavEntry[]> = {
  user: [
    { label: 'Profile', to: '/user/profile' },
    { label: 'My Orders', to: '/user/orders' },
    CART,
  ],
  admin: [{ label: 'Profile', to: '/admin/profile' }],
};

/** In the account menu. */
export function accountEntries(role: SessionUser['role']): readonly NavEntry[] {
  return ACCOUNT[role];
}

/** The home page has two addresses. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/home') return pathname === '/' || pathname === '/home';
  return pathname === to || pathname.startsWith(`${to}/`);
}
