import type { NewAuditEntry } from '../../../kernel/audit-entry.js';
import type { AuditLog } from '../ports/audit-log.js';

/** The contract of every audit log. `make` returns an empty one and its entries, oldest first. */
export function auditLogContract(
  make: () => Promise<{
    log: AuditLog;
    /** An existing user. */
    actor: { readonly id: string };
    entries: () => Promise<readonly NewAuditEntry[]>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const entry = { action: 'a.b', subject: 'c 1', before: { price: 1 }, after: { price: 2 } };

  it('stores each entry with its states', async () => {
    const { log, actor, entries, inTransaction } = await make();
    await inTransaction(() =>
      log.record({ ...entry, actor }, { ...entry, subject: 'c 2', actor: undefined }),
    );
    expect(await entries()).toEqual([
      { ...entry, actor },
      { ...entry, subject: 'c 2', actor: undefined },
    ]);
  });

  it('leaves no entry of what the shop does by itself', async () => {
    const { log, actor, entries, inTransaction } = await make();
    const { action, subject, ...states } = entry;
    await inTransaction(() => log.recordIfAdmin(undefined, action, subject, states));
    expect(await entries()).toEqual([]);
    await inTransaction(() => log.recordIfAdmin(actor, action, subject, states));
    expect(await entries()).toEqual([{ ...entry, actor }]);
  });
}
