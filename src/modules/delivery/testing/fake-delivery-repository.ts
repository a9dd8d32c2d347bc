import type { DeliveryZone } from '../domain/delivery-zone.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';

/** The delivery zones, in memory. */
export class FakeDeliveryRepository extends DeliveryRepository {
  private readonly zones = new Map<string, DeliveryZone>();

  async all(): Promise<readonly DeliveryZone[]> {
    return [...this.zones.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  lockAll(): Promise<readonly DeliveryZone[]> {
    return this.all();
  }

  async save(zone: DeliveryZone): Promise<void> {
    this.zones.set(zone.id, zone);
  }

  async remove({ id }: DeliveryZone): Promise<void> {
    this.zones.delete(id);
  }
}
