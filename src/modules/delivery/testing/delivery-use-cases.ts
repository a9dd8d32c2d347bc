import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { AddMethod } from '../use-cases/add-method.js';
import { AddZone } from '../use-cases/add-zone.js';
import { DeleteMethod } from '../use-cases/delete-method.js';
import { DeleteZone } from '../use-cases/delete-zone.js';
import { EditMethod } from '../use-cases/edit-method.js';
import { EditZone } from '../use-cases/edit-zone.js';
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
    addZone: new AddZone(unitOfWork, zones, country, auditLog, ids),
    editZone: new EditZone(unitOfWork, zones, country, auditLog),
    deleteZone: new DeleteZone(unitOfWork, zones, auditLog),
    addMethod: new AddMethod(unitOfWork, zones, auditLog, ids),
    editMethod: new EditMethod(unitOfWork, zones, auditLog),
    deleteMethod: new DeleteMethod(unitOfWork, zones, auditLog),
    reorderMethods: new ReorderMethods(unitOfWork, zones, auditLog),
  };
}
