import { Injectable } from '@nestjs/common';
import { currentSettings } from '../../../../../common/contract/current-settings.js';
import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import { TtlCache } from '../../../../platform/cache/ttl-cache.js';
import { mayReadStale } from '../../../../platform/database/replica.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SettingsMode } from '../../ports/settings-mode.js';
import { SettingsRepository } from '../../ports/settings-repository.js';

/** Every process is notified of a change; this only bounds what a lost notification costs, in ms. */
const CONNECTED_TTL_MS = 60_000;
/** The same while no notification reaches this process. */
const DISCONNECTED_TTL_MS = 800;

/** One for the replica's state and one for the primary's. */
const SIZE = 2;

/** The settings in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedShopSettings extends ShopSettingsSource {
  private readonly cache: TtlCache<ShopSettings>;

  constructor(
    private readonly settings: SettingsRepository,
    private readonly mode: SettingsMode,
    invalidation: CacheInvalidation,
  ) {
    super();
    const ttlMs = () => (invalidation.isConnected ? CONNECTED_TTL_MS : DISCONNECTED_TTL_MS);
    this.cache = new TtlCache(ttlMs, SIZE);
    invalidation.onChange((what) => {
      if (what === 'settings') this.cache.clear();
    });
  }

  current(): Promise<ShopSettings> {
    const key = mayReadStale() ? 'replica' : 'primary';
    return this.cache.get(key, this.load, () => true);
  }

  private readonly load = async () =>
    currentSettings((await this.settings.latest()).values, this.mode.isTrial);
}
