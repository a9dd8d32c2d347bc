import type { Destination } from '../../../kernel/destination.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import type { DeliveryMethod } from '../domain/delivery-method.js';
import type { DeliveryTerms } from '../domain/delivery-terms.js';

/** The delivery zones with their methods. Writes join the caller's transaction; all processes use them once it is committed. */
export abstract class DeliveryRepository {
  /** By name. */
  abstract all(): Promise<readonly DeliveryZone[]>;

  /** The same, locked, so that one admin at a time changes them. */
  abstract lockAll(): Promise<readonly DeliveryZone[]>;

  /** Stores a zone, new or not, with exactly its methods. */
  abstract save(zone: DeliveryZone): Promise<void>;

  /** Deletes a zone with its methods. */
  abstract remove(zone: DeliveryZone): Promise<void>;
}

/** The country of the shop, as its settings have it now. */
export abstract class ShopCountry {
  /** Two letters of ISO 3166-1. */
  abstract current(): Promise<string>;
}

/** Where the shop delivers to, and how. From memory in all but the first call after a change. */
export abstract class DeliveryQueries {
  /** The methods that shoppers can choose for a place, in their order; none where the shop does not deliver there. */
  abstract methodsFor(destination: Destination): Promise<readonly DeliveryMethod[]>;

  /**
   * Whether a zone has states of a country, so that a price needs the state.
   * @param country two letters of ISO 3166-1
   */
  abstract hasStateZones(country: string): Promise<boolean>;

  /** Two letters of ISO 3166-1 each, the country of the shop first where it is served. */
  abstract servedCountries(): Promise<readonly string[]>;

  /**
   * Where a purchase goes whose country is not said: to that of the shop where it is served, else to the only one that
   * is; undefined where there are none or several.
   */
  abstract defaultCountry(): Promise<string | undefined>;

  /** What the shop can say of delivery before there is a cart. */
  abstract terms(): Promise<DeliveryTerms>;
}
