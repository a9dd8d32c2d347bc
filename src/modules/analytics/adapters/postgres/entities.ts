import { CountedOrderEntity } from './counted-order.entity.js';
import { SalesDayEntity } from './sales-day.entity.js';

/** The tables of the module. */
export const ANALYTICS_ENTITIES = [CountedOrderEntity, SalesDayEntity];
