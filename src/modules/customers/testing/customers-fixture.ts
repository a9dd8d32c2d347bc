import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import type { AccountSession, AccountSubject } from '../../auth/index.js';
import { AccountSubjects } from '../../auth/index.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { RecordedSecurityLog } from '../../auth/testing/recorded-security-log.js';
import type { CustomerNote, NewCustomerNote } from '../domain/customer-note.js';
import { CustomerNotes } from '../ports/customer-notes.js';
import { ErasureList } from '../ports/erasure-list.js';
import { type Erasure, Erasures, type ListedErasure } from '../ports/erasures.js';
import { RecordedDataSource } from './recorded-data-source.js';

class FakeAccounts extends AccountSubjects {
  readonly rows = new Map<string, AccountSubject>();

  async find(userId: string): Promise<AccountSubject | undefined> {
    return this.rows.get(userId);
  }
  lock(userId: string): Promise<AccountSubject | undefined> {
    return this.find(userId);
  }
  async idOfAddress(email: string): Promise<string | undefined> {
    const accounts = [...this.rows.values()];
    return accounts.find(({ emails }) => emails.includes(email.toLowerCase()))?.userId;
  }
  async sessionsOf(): Promise<readonly AccountSession[]> {
    return [];
  }
  async hasSecondFactor(): Promise<boolean> {
    return false;
  }
}

class FakeErasures extends Erasures {
  readonly rows = new Map<string, Date>();

  async add({ userId, at }: Erasure): Promise<void> {
    if (!this.rows.has(userId)) this.rows.set(userId, at);
  }
  async missing(userIds: readonly string[]): Promise<readonly string[]> {
    return userIds.filter((userId) => !this.rows.has(userId));
  }
}

class FakeErasureList extends ErasureList {
  readonly lines: ListedErasure[] = [];

  async add(erasure: ListedErasure): Promise<void> {
    this.lines.push(erasure);
  }
  async all(): Promise<readonly ListedErasure[]> {
    return this.lines;
  }
}

class FakeNotes extends CustomerNotes {
  readonly rows: NewCustomerNote[] = [];

  async of(userId: string): Promise<readonly CustomerNote[]> {
    return this.those((note) => note.userId === userId);
  }
  async ofOrder(orderId: string): Promise<readonly CustomerNote[]> {
    return this.those((note) => note.orderId === orderId);
  }
  async count(userId: string): Promise<number> {
    return (await this.of(userId)).length;
  }
  async add(note: NewCustomerNote): Promise<void> {
    this.rows.push(note);
  }
  async remove(userId: string, noteId: string): Promise<boolean> {
    const index = this.rows.findIndex(({ id, userId: of }) => id === noteId && of === userId);
    if (index >= 0) this.rows.splice(index, 1);
    return index >= 0;
  }

  private those(isWanted: (note: NewCustomerNote) => boolean): CustomerNote[] {
    return this.rows.filter(isWanted).map(({ authorId, orderId, ...note }) => ({
      ...note,
      author: { id: authorId, name: 'x' },
      order: orderId === null ? null : { id: orderId, number: 100_001 },
    }));
  }
}

/** The module's ports in memory, with one customer, Ann, and two sources of personal data. */
export function customersFixture() {
  const accounts = new FakeAccounts();
  const ann = { userId: 'ann', emails: ['ann@x.test'], staffRole: null, erasedAt: null };
  accounts.rows.set('ann', ann);
  const [cart, orders] = [new RecordedDataSource('cart'), new RecordedDataSource('orders')];
  const registry = new PersonalDataRegistry();
  registry.add(orders);
  registry.add(cart);
  return {
    ...{ accounts, ann, registry, cart, orders },
    unitOfWork: new DirectUnitOfWork(),
    erasures: new FakeErasures(),
    list: new FakeErasureList(),
    notes: new FakeNotes(),
    events: new RecordedEvents(),
    auditLog: new RecordedAuditLog(),
    securityLog: new RecordedSecurityLog(),
    clock: new SettableClock(),
    ids: new CountingIds(),
  };
}
