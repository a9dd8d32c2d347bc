import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { AddDeliveryMethod } from '../use-cases/add-delivery-method.js';
import { AddDeliveryZone } from '../use-cases/add-delivery-zone.js';
import { DeleteDeliveryMethod } from '../use-cases/delete-delivery-method.js';
import { DeleteDeliveryZone } from '../use-cases/delete-delivery-zone.js';
import { EditDeliveryMethod } from '../use-cases/edit-delivery-method.js';
import { EditDeliveryZone } from '../use-cases/edit-delivery-zone.js';
import { ReorderMethods } from '../use-cases/reorder-methods.js';
import { deliveryMethod, deliveryZone } from './delivery-fixtures.js';
import { FakeDeliveryRepository } from './fake-delivery-repository.js';

export const ADMIN = { id: 'admin' };
export const [air, ship] = [deliveryMethod('air'), deliveryMethod('ship')];
/** The zone of the fixture. */
export const home = deliveryZone('Home', { methods: [air, ship] });

/** The use cases on a shop with the zone `home`. */
export async function deliveryFixture() {
  const zones = new FakeDeliveryRepository();
  await zones.save(home);
  const [unitOfWork, auditLog, ids] = [
    new DirectUnitOfWork(),
    new RecordedAuditLog(),
    new CountingIds(),
  ];
  const country = { current: async () => 'US' };
  return {
    zones,
    auditLog,
    addZone: new AddDeliveryZone(unitOfWork, zones, country, auditLog, ids),
    editZone: new EditDeliveryZone(unitOfWork, zones, country, auditLog),
    deleteZone: new DeleteDeliveryZone(unitOfWork, zones, auditLog),
    addMethod: new AddDeliveryMethod(unitOfWork, zones, auditLog, ids),
    editMethod: new EditDeliveryMethod(unitOfWork, zones, auditLog),
    deleteMethod: new DeleteDeliveryMethod(unitOfWork, zones, auditLog),
    reorderMethods: new ReorderMethods(unitOfWork, zones, auditLog),
  };
}
