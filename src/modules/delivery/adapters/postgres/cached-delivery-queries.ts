import { Injectable } from '@nestjs/common';
import type { Destination } from '../../../../kernel/destination.js';
import { InvalidatedValue } from '../../../../platform/cache/invalidated-value.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { DeliveryMethod } from '../../domain/delivery-method.js';
import { type DeliveryTerms, deliveryTerms } from '../../domain/delivery-terms.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';
import {
  countriesWithMethods,
  defaultCountryOf,
  hasStateZones,
  methodsInto,
} from '../../domain/served-zones.js';
import {
  DeliveryQueries,
  DeliveryRepository,
  ShopCountry,
} from '../../ports/delivery-repository.js';

/** The delivery zones in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedDeliveryQueries extends DeliveryQueries {
  private readonly zones: InvalidatedValue<readonly DeliveryZone[]>;

  constructor(
    repository: DeliveryRepository,
    private readonly shopCountry: ShopCountry,
    invalidation: CacheInvalidation,
  ) {
    super();
    this.zones = new InvalidatedValue(invalidation, 'delivery', () => repository.all());
  }

  async methodsFor(destination: Destination): Promise<readonly DeliveryMethod[]> {
    return methodsInto(destination, await this.zones.current(), await this.shopCountry.current());
  }

  async hasStateZones(country: string): Promise<boolean> {
    return hasStateZones(country, await this.zones.current(), await this.shopCountry.current());
  }

  async servedCountries(): Promise<readonly string[]> {
    return countriesWithMethods(await this.zones.current(), await this.shopCountry.current());
  }

  async defaultCountry(): Promise<string | undefined> {
    return defaultCountryOf(await this.servedCountries(), await this.shopCountry.current());
  }

  async terms(): Promise<DeliveryTerms> {
    return deliveryTerms(await this.zones.current(), await this.shopCountry.current());
  }
}
