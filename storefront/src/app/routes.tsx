import type { RouteObject } from 'react-router';
import { Layout } from './layout/layout';
import type { PageHandle, PageModule } from './page-module';
import { RequireRole } from './require-role';

const PAGES = import.meta.glob<PageModule>('./pages/*.page.tsx');

/** A page is loaded when it is first visited, by `loadPages`: in its declarative mode, React Router itself loads nothing. */
function page(name: string): Pick<RouteObject, 'lazy'> {
  const load = PAGES[`./pages/${name}.page.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  const file = `src/app/pages/${name}.page.tsx`;
  return {
    lazy: async () => {
      const { Component, preload } = await load();
      return { Component, handle: { file, preload } satisfies PageHandle };
    },
  };
}

/** The routes of the storefront; everything below `/admin/dashboard` is another application. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { index: true, ...page('home') },
      { path: 'home', ...page('home') },
      { path: 'products', ...page('products') },
      { path: 'products/:productId', ...page('product') },
      { path: 'shop', handle: { redirect: '/products' } satisfies PageHandle },
      { path: 'about', ...page('about') },
      { path: 'contact', ...page('contact') },
      { path: 'privacy', ...page('policy') },
      { path: 'terms', ...page('policy') },
      { path: 'returns', ...page('policy') },
      { path: 'delivery', ...page('policy') },
      { path: 'newsletter/confirm', ...page('confirm-subscription') },
      { path: 'newsletter/unsubscribe', ...page('unsubscribe') },
      { path: 'register', ...page('register') },
      { path: 'login', ...page('login') },
      { path: 'login-link', ...page('login-link') },
      { path: 'forget-password', ...page('forget-password') },
      { path: 'reset-password', ...page('reset-password') },
      { path: 'join', ...page('join') },
      { path: 'undo-email-change', ...page('undo-email-change') },
      {
        element: <RequireRole />,
        children: [{ path: 'change-password', ...page('change-password') }],
      },
      {
        element: <RequireRole role="user" />,
        children: [
          { path: 'user/profile', ...page('profile') },
          { path: 'user/profile/edit', ...page('edit-profile') },
          { path: 'user/orders', ...page('orders') },
          { path: 'user/cart', ...page('cart') },
          { path: 'user/checkout', ...page('checkout') },
          { path: 'user/success', ...page('success') },
        ],
      },
      {
        element: <RequireRole role="admin" />,
        children: [
          { path: 'admin/profile', ...page('profile') },
          { path: 'admin/profile/edit', ...page('edit-profile') },
        ],
      },
      { path: '*', ...page('not-found') },
    ],
  },
];
