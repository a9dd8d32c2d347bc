import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import { OrderCountEntity, OrderEntity } from './order.entity.js';
import { ParcelEntity, ParcelLineEntity } from './parcel.entity.js';

/** The tables of the module. */
export const ORDERS_ENTITIES = [
  OrderCountEntity,
  OrderHistoryEntity,
  OrderLineEntity,
  OrderEntity,
  ParcelEntity,
  ParcelLineEntity,
];
