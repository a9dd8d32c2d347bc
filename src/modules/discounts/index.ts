export type { DiscountCode } from './domain/discount-code.js';
export { UnknownDiscountCode } from './domain/discount-errors.js';
export { type DiscountableLine, discountedProducts } from './domain/discounted-products.js';
export { DiscountUses } from './ports/discount-uses.js';
export { OfferedDiscounts } from './ports/discount-repository.js';
export { type CheckedDiscount, CheckDiscount } from './use-cases/check-discount.js';
export { ReserveDiscount } from './use-cases/reserve-discount.js';
