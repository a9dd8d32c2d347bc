export type { DeliveryMethod } from './domain/delivery-method.js';
export { deliveryPriceCents } from './domain/delivery-price.js';
export { DeliveryQueries } from './ports/delivery-queries.js';
