import { OrderCountEntity } from './order-count.entity.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import { OrderEntity } from './order.entity.js';
import { ParcelLineEntity } from './parcel-line.entity.js';
import { ParcelEntity } from './parcel.entity.js';

/** The tables of the module. */
export const ORDERS_ENTITIES = [
  OrderCountEntity,
  OrderHistoryEntity,
  OrderLineEntity,
  OrderEntity,
  ParcelEntity,
  ParcelLineEntity,
];
