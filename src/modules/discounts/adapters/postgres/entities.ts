import { DiscountCodeEntity } from './discount-code.entity.js';
import { DiscountUseCountEntity } from './discount-use-count.entity.js';
import { LateDiscountUseEntity } from './late-discount-use.entity.js';

/** The tables of the module. */
export const DISCOUNTS_ENTITIES = [
  DiscountCodeEntity,
  DiscountUseCountEntity,
  LateDiscountUseEntity,
];
