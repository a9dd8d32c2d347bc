import { Injectable } from '@nestjs/common';
import { currentSettings } from '../../../../../common/contract/current-settings.js';
import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import { InvalidatedValue } from '../../../../platform/cache/invalidated-value.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SettingsEnvironment, SettingsRepository } from '../../ports/settings-repository.js';

/** The settings in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedShopSettings extends ShopSettingsSource {
  private readonly settings: InvalidatedValue<ShopSettings>;

  constructor(
    settings: SettingsRepository,
    environment: SettingsEnvironment,
    invalidation: CacheInvalidation,
  ) {
    super();
    this.settings = new InvalidatedValue(invalidation, 'settings', async () =>
      currentSettings((await settings.latest()).values, environment),
    );
  }

  current(): Promise<ShopSettings> {
    return this.settings.current();
  }
}
