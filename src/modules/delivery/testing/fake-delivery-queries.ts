import type { Destination } from '../../../kernel/destination.js';
import { type DeliveryTerms, deliveryTerms } from '../domain/delivery-terms.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import type { DeliveryMethod } from '../domain/delivery-method.js';
import {
  countriesWithMethods,
  defaultCountryOf,
  hasStateZones,
  methodsInto,
} from '../domain/served-zones.js';
import { DeliveryQueries } from '../ports/delivery-repository.js';
import { deliveryMethod, deliveryZone } from './delivery-fixtures.js';

/** For tests of other modules: zones that a test sets; at first one free method into the shop's country, as in a new shop. */
export class FakeDeliveryQueries extends DeliveryQueries {
  zones: readonly DeliveryZone[] = [
    deliveryZone('Home', { methods: [deliveryMethod('Standard delivery')] }),
  ];
  shopCountry = 'US';

  async methodsFor(destination: Destination): Promise<readonly DeliveryMethod[]> {
    return methodsInto(destination, this.zones, this.shopCountry);
  }

  async hasStateZones(country: string): Promise<boolean> {
    return hasStateZones(country, this.zones, this.shopCountry);
  }

  async servedCountries(): Promise<readonly string[]> {
    return countriesWithMethods(this.zones, this.shopCountry);
  }

  async defaultCountry(): Promise<string | undefined> {
    return defaultCountryOf(await this.servedCountries(), this.shopCountry);
  }

  async terms(): Promise<DeliveryTerms> {
    return deliveryTerms(this.zones, this.shopCountry);
  }
}
