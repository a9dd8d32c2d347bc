import type { Provider } from '@nestjs/common';
import { openModule } from '../../../../test/support/open-module.js';
import { DELIVERY_ENTITIES } from '../adapters/postgres/entities.js';
import { DeliveryModule } from '../delivery.module.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { deliveryMethod, deliveryZone } from './delivery-fixtures.js';

const id = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;

/** What no shop has. */
export const NONE = id(9);
export const air = deliveryMethod('air', { id: id(1) });
export const ship = deliveryMethod('ship', { id: id(2) });
export const home = deliveryZone('Home', { id: id(3), methods: [air, ship] });

/** The module on Postgres, with what reads and replaces all zones. */
export function openDelivery(providers: readonly Provider[] = []) {
  const module = openModule(DeliveryModule, { entities: DELIVERY_ENTITIES, providers });
  const repository = () => module.get(DeliveryRepository);
  return Object.assign(module, {
    zones: () => repository().all(),
    /** Runs works that all wait for the zones before the first goes on. */
    atOnce: <Result>(...works: readonly (() => Promise<Result>)[]) =>
      module.allAtOnce(() => repository().lockAll(), ...works),
    setZones: (...wanted: readonly DeliveryZone[]) =>
      module.inTransaction(async () => {
        for (const zone of await repository().lockAll()) await repository().remove(zone);
        for (const zone of wanted) await repository().save(zone);
      }),
  });
}
