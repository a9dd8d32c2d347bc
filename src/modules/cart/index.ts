export { type CartLine, CartRepository } from './ports/cart-repository.js';
