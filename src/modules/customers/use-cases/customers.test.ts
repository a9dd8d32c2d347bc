import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import { customersFixture } from '../testing/customers-fixture.js';
import { RecordedDataSource } from '../testing/recorded-data-source.js';
import { AddNote } from './add-note.js';
import { ApplyErasures } from './apply-erasures.js';
import { EraseCustomer } from './erase-customer.js';
import { ExportCustomer } from './export-customer.js';
import { RemoveNote } from './remove-note.js';

const BOSS = { id: 'boss' };
const AT = new Date('2026-01-01T00:00:00Z');

function shop() {
  const fixture = customersFixture();
  const { unitOfWork, accounts, registry, erasures, events, auditLog, securityLog } = fixture;
  const { clock, notes, ids, list } = fixture;
  const erase = new EraseCustomer(
    ...([unitOfWork, accounts, registry, erasures, events, auditLog, securityLog, clock] as const),
  );
  return {
    ...fixture,
    erase,
    apply: new ApplyErasures(list, erasures, erase),
    exportCustomer: new ExportCustomer(
      ...([unitOfWork, accounts, registry, auditLog, securityLog, clock] as const),
    ),
    addNote: new AddNote(unitOfWork, accounts, notes, auditLog, ids, clock),
    removeNote: new RemoveNote(unitOfWork, notes, auditLog),
  };
}

const ANN = { userId: 'ann', emails: ['ann@x.test'] };

describe('erasing a customer', () => {
  it('asks every source, lists it, and leaves entries in both logs', async () => {
    const { erase, cart, orders, erasures, events, auditLog, securityLog, clock } = shop();
    await erase.execute('ann', BOSS);
    expect([cart.erased, orders.erased]).toEqual([[ANN], [ANN]]);
    expect([...erasures.rows]).toEqual([['ann', clock.now()]]);
    expect(events.published).toEqual([
      {
        name: 'customers.erased',
        payload: { userId: 'ann', at: clock.now().toISOString(), scope: 'person' },
      },
    ]);
    expect(auditLog.entries).toEqual([
      {
        actor: BOSS,
        action: 'customers.erase',
        subject: 'person ann',
        before: { erasedAt: null },
        after: { erasedAt: clock.now() },
      },
    ]);
    expect(securityLog.recorded).toEqual([{ kind: 'account.erased', userId: 'ann' }]);
  });

  it('leaves no audit entry where customers do it themselves', async () => {
    const { erase, cart, auditLog } = shop();
    await erase.execute('ann', undefined);
    expect([cart.erased.length, auditLog.entries]).toEqual([1, []]);
  });

  it('leaves what is held by address alone where customers do it themselves', async () => {
    const { erase, cart, orders, events } = shop();
    await erase.execute('ann', undefined);
    const account = { userId: 'ann', emails: [] };
    expect([cart.erased, orders.erased]).toEqual([[account], [account]]);
    expect(events.published).toMatchObject([{ payload: { userId: 'ann', scope: 'account' } }]);
  });

  it('is refused with all reasons, and erases nothing', async () => {
    const { erase, cart, orders, erasures, auditLog } = shop();
    [cart.reasons, orders.reasons] = [['A.'], ['B.', 'C.']];
    await expect(erase.execute('ann', BOSS)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'erasure_refused',
      message: 'Not possible yet. A. B. C.',
      data: { reasons: ['A.', 'B.', 'C.'] },
    });
    expect([cart.erased, orders.erased, erasures.rows.size, auditLog.entries]).toEqual([
      [],
      [],
      0,
      [],
    ]);
  });

  it('is refused for the staff and for nobody, and happens once', async () => {
    const { erase, accounts, ann, cart } = shop();
    accounts.rows.set('max', { ...ann, userId: 'max', staffRole: 'support' });
    await expect(erase.execute('max', BOSS)).rejects.toThrow(
      'This account is of the staff. Remove it from the staff first.',
    );
    await expect(erase.execute('none', BOSS)).rejects.toThrow('User not found');
    accounts.rows.set('ann', { ...ann, erasedAt: AT });
    await erase.execute('ann', BOSS);
    expect(cart.erased).toEqual([]);
  });
});

describe('after a restore', () => {
  it('erases those again whom the database does not know as erased, whatever is open', async () => {
    const { apply, list, erasures, cart } = shop();
    list.lines.push(
      { userId: 'old', at: AT, scope: 'person' },
      { userId: 'ann', at: AT, scope: 'person' },
      { userId: 'ann', at: AT, scope: 'person' },
    );
    erasures.rows.set('old', AT);
    cart.reasons = ['Open.'];
    expect(await apply.execute()).toBe(1);
    expect([cart.erased, erasures.rows.get('ann')]).toEqual([[ANN], AT]);
    expect(await apply.execute()).toBe(0);
  });

  it('has nothing to do for accounts that the backup lacks, or without a list', async () => {
    const { apply, list, cart } = shop();
    expect(await apply.execute()).toBe(0);
    list.lines.push({ userId: 'later', at: AT, scope: 'person' });
    await apply.execute();
    expect(cart.erased).toEqual([]);
  });

  it('leaves what is held by address alone of those who erased themselves', async () => {
    const { apply, list, cart } = shop();
    list.lines.push({ userId: 'ann', at: AT, scope: 'account' });
    await apply.execute();
    expect(cart.erased).toEqual([{ userId: 'ann', emails: [] }]);
  });
});

describe('an export', () => {
  it('has the sections of all sources, by name, and is logged', async () => {
    const { exportCustomer, cart, auditLog, securityLog, clock } = shop();
    cart.held = null;
    const file = await exportCustomer.execute('ann', BOSS);
    expect(file).toEqual({
      madeAt: clock.now(),
      userId: 'ann',
      data: { orders: ['ann', ['ann@x.test'], []] },
    });
    expect(auditLog.entries).toMatchObject([
      { action: 'customers.export', subject: 'person ann', after: { sections: ['orders'] } },
    ]);
    expect(securityLog.recorded).toEqual([
      { kind: 'data.exported', userId: 'ann', subject: 'all of a person' },
    ]);
  });

  it('has nothing that is held by address alone where customers ask themselves', async () => {
    const { exportCustomer, auditLog } = shop();
    const { data } = await exportCustomer.execute('ann', undefined);
    expect(data).toEqual({ cart: ['ann', [], []], orders: ['ann', [], []] });
    expect(auditLog.entries).toEqual([]);
    await expect(exportCustomer.execute('none', BOSS)).rejects.toThrow('User not found');
  });
});

describe('notes', () => {
  it('are added and deleted, and the audit log has no text of them', async () => {
    const { addNote, removeNote, notes, auditLog, clock } = shop();
    await addNote.execute({ userId: 'ann' }, 'Calls often', BOSS);
    const [note] = await notes.of('ann');
    expect(note).toMatchObject({ text: 'Calls often', createdAt: clock.now() });
    await removeNote.execute('ann', note!.id, BOSS);
    expect(await notes.of('ann')).toEqual([]);
    expect(auditLog.entries).toEqual([
      {
        actor: BOSS,
        action: 'customers.add-note',
        subject: 'person ann',
        before: null,
        after: { note: note!.id },
      },
      {
        actor: BOSS,
        action: 'customers.remove-note',
        subject: 'person ann',
        before: { note: note!.id },
        after: null,
      },
    ]);
    await expect(removeNote.execute('ann', 'none', BOSS)).rejects.toThrow('Note not found');
  });

  it('are about an order, too, and stand with its customer', async () => {
    const { addNote, notes, auditLog } = shop();
    const order = { id: 'order', number: 100_001 };
    await addNote.execute({ userId: 'ann', order }, 'Deliver to the yard', BOSS);
    await addNote.execute({ userId: 'ann' }, 'Calls often', BOSS);
    const [note, ...others] = await notes.ofOrder('order');
    expect(note).toMatchObject({ text: 'Deliver to the yard', order });
    expect(others).toEqual([]);
    expect(await notes.of('ann')).toHaveLength(2);
    expect(auditLog.entries[0]).toMatchObject({
      action: 'orders.add-note',
      subject: 'order 100001',
      after: { note: note!.id },
    });
  });

  it('are bounded, and not for who is erased or unknown', async () => {
    const { addNote, accounts, ann, notes } = shop();
    for (let index = 0; index < 200; index++) {
      await notes.add({
        id: `${index}`,
        userId: 'ann',
        orderId: null,
        authorId: 'x',
        text: 'x',
        createdAt: AT,
      });
    }
    await expect(addNote.execute({ userId: 'ann' }, 'one more', BOSS)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'too_many_notes',
      message: 'This customer has 200 notes already. Delete one first.',
    });
    accounts.rows.set('ann', { ...ann, erasedAt: AT });
    await expect(addNote.execute({ userId: 'ann' }, 'x', BOSS)).rejects.toThrow('User not found');
    await expect(addNote.execute({ userId: 'none' }, 'x', BOSS)).rejects.toThrow('User not found');
  });
});

it('the registry has each section once, by name', () => {
  const registry = new PersonalDataRegistry();
  const [b, a] = [new RecordedDataSource('b'), new RecordedDataSource('a')];
  registry.add(b);
  registry.add(a);
  registry.add(a);
  expect(registry.sources).toEqual([a, b]);
  expect(() => registry.add(new RecordedDataSource('a'))).toThrow('two sources are called a');
});
