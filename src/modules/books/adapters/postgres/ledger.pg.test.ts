import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { ledgerEntriesContract, newLedgerEntry } from '../../testing/ledger-entries.contract.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';
import { PostgresMissingEntries } from './postgres-missing-entries.js';

let open: OpenDatabase;
let entries: PostgresLedgerEntries;
let missing: PostgresMissingEntries;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  entries = new PostgresLedgerEntries(open.repositories, open.statements);
  missing = new PostgresMissingEntries(open.repositories, open.statements);
});
afterAll(() => open?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);
const add = (changes: Parameters<typeof newLedgerEntry>[0]) =>
  inTransaction(() => entries.add([newLedgerEntry(changes)]));

describe('entries in Postgres', () => {
  ledgerEntriesContract(() => ({ entries, inTransaction }));

  it.each([
    ['changed', `UPDATE ledger_entry SET amount_cents = amount_cents`],
    ['deleted', `DELETE FROM ledger_entry`],
  ])('are never %s', async (_how, sql) => {
    await expect(open.dataSource.query(sql)).rejects.toThrow('never change');
  });

  it('of earlier orders are let in until all of them are entered', async () => {
    const { dataSource } = open;
    const opening = (sourceId: string) =>
      add({ sourceId, isOpening: true, day: '2020-01-01', eventDay: '2020-01-01' });
    const since = await missing.openingUntil();
    expect(since?.getTime()).toBeCloseTo(Date.now(), -7);
    await opening('old-1');
    await dataSource.query(`UPDATE ledger_coverage SET opened_at = '2026-03-01 08:00Z'`);
    await expect(opening('old-2')).rejects.toThrow('no past day changes');
    expect(await missing.openingUntil()).toBeUndefined();
    await dataSource.query(`UPDATE ledger_coverage SET opened_at = NULL`);
    await expect(
      add({ sourceId: 'old-3', isOpening: true, recordedAt: new Date() }),
    ).rejects.toThrow('ledger_entry_opening_check');
  });
});

it('a day that has begun closes those before it, whatever time zone the shop has then', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const dayOf = async (sourceId: string) =>
    (await entries.ofSource({ kind: 'order', id: sourceId }))[0]?.day;
  await add({ sourceId: 'before', recordedAt: at(-1), day: '2026-03-01' });
  await inTransaction(() => missing.closePastDays('2026-03-02', at(0)));
  await inTransaction(() => missing.closePastDays('2026-03-01', at(0)));
  await add({ sourceId: 'west', recordedAt: at(60), day: '2026-03-01' });
  await add({ sourceId: 'east', recordedAt: at(60), day: '2026-03-03' });
  await add({ sourceId: 'restored', recordedAt: at(-60), day: '2026-03-01' });
  const days = await Promise.all(['before', 'west', 'east', 'restored'].map(dayOf));
  expect(days).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-01']);
});
