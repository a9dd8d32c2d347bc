import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { FakeAccountSubjects } from '../../auth/testing/fake-account-subjects.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { RecordedSecurityLog } from '../../auth/testing/recorded-security-log.js';
import { FakeCustomerNotes } from './fake-customer-notes.js';
import { FakeErasureList } from './fake-erasure-list.js';
import { FakeErasures } from './fake-erasures.js';
import { RecordedDataSource } from './recorded-data-source.js';

/** The module's ports in memory, with one customer, Ann, and two sources of personal data. */
export function customersFixture() {
  const accounts = new FakeAccountSubjects();
  const ann = { userId: 'ann', emails: ['ann@x.test'], staffRole: null, erasedAt: null };
  accounts.rows.set('ann', ann);
  const [cart, orders] = [new RecordedDataSource('cart'), new RecordedDataSource('orders')];
  const registry = new PersonalDataRegistry();
  registry.add(orders);
  registry.add(cart);
  return {
    accounts,
    ann,
    registry,
    cart,
    orders,
    unitOfWork: new DirectUnitOfWork(),
    erasures: new FakeErasures(),
    list: new FakeErasureList(),
    notes: new FakeCustomerNotes(),
    events: new RecordedEvents(),
    auditLog: new RecordedAuditLog(),
    securityLog: new RecordedSecurityLog(),
    clock: new SettableClock(),
    ids: new CountingIds(),
  };
}
