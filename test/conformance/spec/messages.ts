import type { Visitor } from './screens.js';

/** What is done in the browser; the driver knows how. */
export type Action =
  | 'add to cart'
  | 'register'
  | 'demo login'
  | 'subscribe'
  | 'send a message'
  | 'save the profile'
  | 'upload an avatar'
  | 'change the password'
  | 'ask for a reset link'
  | 'reset the password'
  | 'restock'
  | 'delete a category'
  | 'update a product'
  | 'upload a product image'
  | 'add a product'
  | 'ship an order'
  | 'make an admin'
  | 'cancel a subscription'
  | 'update a category'
  | 'add a category';

/** The messages of one action. The message of the server comes first where there is one. */
export interface Messages {
  readonly action: Action;
  readonly as: Visitor;
  /** `{made}` is the id of what the driver makes for the action. */
  readonly path: string;
  /** The call that the action makes. */
  readonly call: RegExp;
  /** While the call runs. */
  readonly meanwhile?: string;
  readonly done?: string;
  /** Success that the server does not give here, as its token is not at hand, but the test. */
  readonly isAnswered?: true;
  /** Section 4: where one is then, or the heading that is shown. */
  readonly leadsTo?: string;
  readonly shows?: string;
  /** A failure without a message. */
  readonly fallback: string;
  /** An answer with 200 whose `success` is false, without a message. */
  readonly unsuccessful?: string;
  /** Where the shop cannot be reached. */
  readonly offline?: string;
}

const BACK_OFFICE = '/admin/dashboard';

/** Section 8. */
export const MESSAGES: readonly Messages[] = [
  {
    action: 'add to cart',
    as: 'new user',
    path: '/products',
    call: /create-cart$/,
    meanwhile: 'Loading...',
    done: 'Item added to cart',
    fallback: 'Sign up failed. Please try again.',
  },
  {
    action: 'register',
    as: 'guest',
    path: '/register',
    call: /auth\/signup$/,
    done: 'Sign up successful!',
    leadsTo: '/',
    fallback: 'Sign up failed. Please try again.',
  },
  {
    action: 'demo login',
    as: 'guest',
    path: '/login',
    call: /auth\/login$/,
    done: 'Login successful!',
    leadsTo: '/',
    fallback: 'Login failed! Please try again',
  },
  {
    action: 'subscribe',
    as: 'guest',
    path: '/about',
    call: /newsletter\/subscribe$/,
    meanwhile: 'Loading...',
    done: 'Subscribed successfully!',
    fallback: 'Subscription. Please try again.',
    unsuccessful: 'Something went wrong. Please try again.',
  },
  {
    action: 'send a message',
    as: 'guest',
    path: '/contact',
    call: /api\/contact$/,
    done: 'Message sent',
    fallback: 'Failed to send message',
  },
  {
    action: 'save the profile',
    as: 'new user',
    path: '/user/profile/edit',
    call: /api\/users$/,
    done: 'Profile updated successfully!',
    leadsTo: '/user/profile',
    fallback: 'Failed to update profile',
  },
  {
    action: 'upload an avatar',
    as: 'new user',
    path: '/user/profile',
    call: /api\/images$/,
    done: 'Profile updated successfully!',
    fallback: 'Failed to upload image',
  },
  {
    action: 'change the password',
    as: 'new user',
    path: '/change-password',
    call: /auth\/change-password$/,
    meanwhile: 'Updating password...',
    done: 'Password changed successfully!',
    leadsTo: '/user/profile',
    fallback: 'Password change failed. Please try again.',
  },
  {
    action: 'ask for a reset link',
    as: 'guest',
    path: '/forget-password',
    call: /auth\/forgot-password$/,
    meanwhile: 'Sending reset link...',
    done: 'Check your email for the reset link!',
    shows: 'Email Sent!',
    fallback: 'Failed to send reset link. Please try again.',
  },
  {
    action: 'reset the password',
    as: 'guest',
    path: '/reset-password?token=some',
    call: /auth\/reset-password$/,
    isAnswered: true,
    done: 'Password reset successful!',
    leadsTo: '/login',
    fallback: 'Failed to reset password. Try again.',
  },

  {
    action: 'restock',
    as: 'admin',
    path: BACK_OFFICE,
    call: /api\/products\/[^/?]+$/,
    meanwhile: 'Updating...',
    done: 'Stock updated successfully!',
    fallback: 'update failed. Try again.',
  },
  {
    action: 'update a product',
    as: 'admin',
    call: /api\/products\/[^/?]+$/,
    path: `${BACK_OFFICE}/product-management/products/edit/{made}`,
    meanwhile: 'Updating product...',
    done: 'Product updated successfully!',
    fallback: 'Failed to update the product',
    offline: 'Something went wrong. Please try again!',
  },
  {
    action: 'upload a product image',
    as: 'admin',
    call: /api\/images$/,
    path: `${BACK_OFFICE}/product-management/add-product`,
    fallback: 'Failed to upload image.',
  },
  {
    action: 'add a product',
    as: 'admin',
    call: /create-product$/,
    path: `${BACK_OFFICE}/product-management/add-product`,
    done: 'Product added successfully',
    fallback: 'Failed to create the product',
  },
  {
    action: 'ship an order',
    as: 'admin',
    call: /orders\/status\/admin\//,
    path: `${BACK_OFFICE}/order-management/{made}`,
    meanwhile: 'Loading...',
    done: 'shipped successfully!',
    fallback: 'Failed to update status',
    offline: 'Failed to update. Please try again.',
  },
  {
    action: 'make an admin',
    as: 'admin',
    call: /users\/make-admin/,
    path: `${BACK_OFFICE}/user-management`,
    done: 'Made admin successfully!',
    fallback: 'Failed to make admin',
    offline: 'Failed. Please try again.',
  },
  {
    action: 'cancel a subscription',
    as: 'admin',
    call: /cancel-subscription$/,
    path: `${BACK_OFFICE}/newsletter-management/subscribers`,
    done: 'Canceled subscription successfully!',
    fallback: 'Failed to cancel subscription',
    offline: 'Failed. Please try again.',
  },
  {
    action: 'update a category',
    as: 'admin',
    call: /api\/categories\/[^/?]+$/,
    path: `${BACK_OFFICE}/category-management/categories/edit/{made}`,
    meanwhile: 'Updating category...',
    done: 'Category updated successfully!',
    fallback: 'Failed to update category.',
    offline: 'Something went wrong!',
  },
  {
    action: 'add a category',
    as: 'admin',
    call: /create-category$/,
    path: `${BACK_OFFICE}/category-management/add-category`,
    meanwhile: 'Creating category...',
    done: 'Category added successfully!',
    fallback: 'Failed to add category.',
    offline: 'Something went wrong!',
  },
  {
    action: 'delete a category',
    as: 'admin',
    call: /api\/categories\/[^/?]+$/,
    path: `${BACK_OFFICE}/category-management/categories`,
    meanwhile: 'Deleting...',
    done: 'Delete successful!',
    fallback: 'Delete failed. Try again.',
  },
];

/** What a failure is told by, if the server says why. */
export const SERVER_MESSAGE = 'The warehouse is being painted.';
