import type { DeliveryZone } from '../domain/delivery-zone.js';

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
