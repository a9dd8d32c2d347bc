export { EnterSale } from './use-cases/enter-sale.js';
