import { DeliveryMethodEntity } from './delivery-method.entity.js';
import { DeliveryZoneEntity } from './delivery-zone.entity.js';

/** The tables of the module. */
export const DELIVERY_ENTITIES = [DeliveryMethodEntity, DeliveryZoneEntity];
