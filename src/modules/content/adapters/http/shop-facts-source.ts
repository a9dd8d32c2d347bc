import { Injectable } from '@nestjs/common';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { deliveryCost, DeliveryQueries } from '../../../delivery/index.js';
import type { ShopFacts } from '../../domain/placeholder-values.js';

/** Reads what the placeholders of texts stand for. From memory in all but the first call after a change. */
@Injectable()
export class ShopFactsSource {
  constructor(
    private readonly settings: ShopSettingsSource,
    private readonly delivery: DeliveryQueries,
  ) {}

  async current(): Promise<ShopFacts> {
    const [settings, delivery] = await Promise.all([
      this.settings.current(),
      this.delivery.terms(),
    ]);
    return { settings, deliveryCost: deliveryCost(delivery) };
  }
}
