import { CartItemEntity } from './cart-item.entity.js';

/** The tables of the module. */
export const CART_ENTITIES = [CartItemEntity];
