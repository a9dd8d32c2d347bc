import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newEntry } from '../../testing/ledger-entries.contract.js';
import { PostgresBookQueries } from './postgres-book-queries.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';

let open: OpenDatabase;
let queries: PostgresBookQueries;

/** More than one batch, of two days. */
const SOLD = 1_200;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  queries = new PostgresBookQueries(open.statements);
  const refund = { sourceKind: 'refund', kind: 'refund', day: '2026-04-01' } as const;
  const rows = [
    ...Array.from({ length: SOLD }, (_, nth) =>
      newEntry({ sourceId: `o${nth}`, day: nth < 700 ? '2026-03-02' : '2026-03-31' }),
    ),
    newEntry({ ...refund, sourceId: 'r', component: 'goods', amountCents: -100 }),
    newEntry({ ...refund, sourceId: 'r', line: 2, component: 'tax', amountCents: -10 }),
    newEntry({
      sourceId: 'o',
      line: 2,
      kind: 'tax',
      taxRate: 1,
      amountCents: 40,
      day: '2026-04-01',
    }),
  ];
  const entries = new PostgresLedgerEntries(open.repositories, open.statements);
  await open.unitOfWork.run(() => entries.add(rows));
});
afterAll(() => open?.close());

describe('the books in Postgres', () => {
  it('have the sums of days and months, the newest first', async () => {
    const nothing = { sale: 0, discount: 0, delivery: 0, tax: 0, fee: 0, dispute: 0 };
    const april = {
      ...{ cents: { ...nothing, tax: 40 }, refundCents: -100, refundedTaxCents: -10 },
    };
    const sold = (count: number) => ({
      ...{ cents: { ...nothing, sale: 4_200 * count }, refundCents: 0, refundedTaxCents: 0 },
    });
    expect(await queries.periods('month', {})).toEqual([
      { period: '2026-04', ...april },
      { period: '2026-03', ...sold(SOLD) },
    ]);
    expect(await queries.periods('day', {})).toEqual([
      { period: '2026-04-01', ...april },
      { period: '2026-03-31', ...sold(500) },
      { period: '2026-03-02', ...sold(700) },
    ]);
    const march = { from: '2026-03-03', to: '2026-03-31' };
    expect((await queries.periods('day', march)).map(({ period }) => period)).toEqual([
      '2026-03-31',
    ]);
  });

  it('list the entries of some days in pages, the newest day first', async () => {
    const first = await queries.entries({ to: '2026-04-01' }, { page: 1, limit: 4 });
    expect(first).toMatchObject({ total: SOLD + 3, totalIsExact: true });
    expect(first.items.map(({ day, kind, orderNumber }) => [day, kind, orderNumber])).toEqual([
      ['2026-04-01', 'tax', null],
      ['2026-04-01', 'refund', null],
      ['2026-04-01', 'refund', null],
      ['2026-03-31', 'sale', null],
    ]);
  });

  it('give all entries in batches, each once, the oldest first', async () => {
    const seen: string[] = [];
    for await (const batch of queries.batches({ from: '2026-03-01' })) {
      seen.push(...batch.map((entry) => [entry.day, entry.sourceId, entry.line].join()));
    }
    expect(seen).toHaveLength(SOLD + 3);
    expect(new Set(seen).size).toBe(SOLD + 3);
    expect(seen.map((key) => key.slice(0, 10))).toEqual(
      [...seen].map((key) => key.slice(0, 10)).sort(),
    );
  });
});
