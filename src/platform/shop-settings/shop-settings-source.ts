import type { ShopSettings } from '../../../common/contract/shop-settings.js';

/** The shop's settings as the back office has them now. */
export abstract class ShopSettingsSource {
  /** From memory in all but the first call after a change, so it may be called for every request. */
  abstract current(): Promise<ShopSettings>;
}
