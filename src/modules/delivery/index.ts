export { type DeliveryMethod, deliveryPriceCents } from './domain/delivery-method.js';
export { deliveryCost, type DeliveryTerms, freeFromCents } from './domain/delivery-terms.js';
export { DeliveryQueries } from './ports/delivery-repository.js';
