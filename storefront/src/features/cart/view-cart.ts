import type { MessageLink } from '../../ui/notify';

/** The cart link of a message. A guest is sent to the login first. */
export const VIEW_CART: MessageLink = { label: 'View cart', to: '/user/cart' };
