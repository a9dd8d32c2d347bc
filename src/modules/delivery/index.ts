export { deliveryCost } from './domain/delivery-cost.js';
export type { DeliveryMethod } from './domain/delivery-method.js';
export { deliveryPriceCents } from './domain/delivery-price.js';
export { type DeliveryTerms, freeFromCents } from './domain/delivery-terms.js';
export { DeliveryQueries } from './ports/delivery-queries.js';
