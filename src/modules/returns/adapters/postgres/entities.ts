import { OrderReturnImageEntity } from './order-return-image.entity.js';
import { OrderReturnLineEntity } from './order-return-line.entity.js';
import { OrderReturnEntity } from './order-return.entity.js';

/** The tables of the module. */
export const RETURNS_ENTITIES = [OrderReturnEntity, OrderReturnLineEntity, OrderReturnImageEntity];
