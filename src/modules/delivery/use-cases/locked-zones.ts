import { NotFound } from '../../../kernel/domain-error.js';
import type { DeliveryMethod } from '../domain/delivery-method.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import type { DeliveryRepository } from '../ports/delivery-repository.js';

/**
 * Locks all zones; returns one of them and the others.
 * @throws NotFound
 */
export async function lockedZone(
  repository: DeliveryRepository,
  id: string,
): Promise<{ readonly zone: DeliveryZone; readonly others: readonly DeliveryZone[] }> {
  const zones = await repository.lockAll();
  const zone = zones.find((one) => one.id === id);
  if (!zone) throw new NotFound('Delivery zone');
  return { zone, others: zones.filter((one) => one !== zone) };
}

/**
 * Locks all zones; returns a method and its zone.
 * @throws NotFound
 */
export async function lockedMethod(
  repository: DeliveryRepository,
  id: string,
): Promise<{ readonly zone: DeliveryZone; readonly method: DeliveryMethod }> {
  for (const zone of await repository.lockAll()) {
    const method = zone.methods.find((one) => one.id === id);
    if (method) return { zone, method };
  }
  throw new NotFound('Delivery method');
}
