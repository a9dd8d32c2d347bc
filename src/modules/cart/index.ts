export { type CartLine, Carts } from './ports/carts.js';
