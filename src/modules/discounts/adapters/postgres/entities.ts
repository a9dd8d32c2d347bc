import { DiscountCodeEntity } from './discount-code.entity.js';
import { LateDiscountUseEntity } from './late-discount-use.entity.js';

/** The tables of the module. */
export const DISCOUNTS_ENTITIES = [DiscountCodeEntity, LateDiscountUseEntity];
