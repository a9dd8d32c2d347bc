import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newLedgerEntry } from '../../testing/ledger-entries.contract.js';
import { PostgresBookQueries } from './postgres-book-queries.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';
import { PostgresTurnoverQueries } from './postgres-turnover-queries.js';

let open: OpenDatabase;
let queries: PostgresBookQueries;
let turnover: PostgresTurnoverQueries;

/** More than one batch, of two days. */
const SOLD = 1_200;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  queries = new PostgresBookQueries(open.statements);
  turnover = new PostgresTurnoverQueries(open.statements);
  const refund = { sourceKind: 'refund', kind: 'refund', day: '2026-04-01' } as const;
  const rows = [
    ...Array.from({ length: SOLD }, (_, nth) =>
      newLedgerEntry({ sourceId: `o${nth}`, day: nth < 700 ? '2026-03-02' : '2026-03-31' }),
    ),
    newLedgerEntry({ ...refund, sourceId: 'r', component: 'goods', amountCents: -100 }),
    newLedgerEntry({ ...refund, sourceId: 'r', line: 2, component: 'tax', amountCents: -10 }),
    newLedgerEntry({
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

const whole = { page: 1, limit: 366 } as const;

/** The names of a page of days or months, and how many there are in all. */
async function named(...asked: Parameters<PostgresBookQueries['periods']>) {
  const { items, total } = await queries.periods(...asked);
  return [items.map(({ period }) => period), total];
}

describe('the books in Postgres', () => {
  it('have the sums of days and months, the newest first', async () => {
    const nothing = { sale: 0, discount: 0, delivery: 0, tax: 0, fee: 0, dispute: 0 };
    const april = {
      cents: { ...nothing, tax: 40 },
      refundCents: -100,
      refundedTaxCents: -10,
    };
    const sold = (count: number) => ({
      cents: { ...nothing, sale: 4_200 * count },
      refundCents: 0,
      refundedTaxCents: 0,
    });
    expect((await queries.periods('month', {}, whole)).items).toEqual([
      { period: '2026-04', ...april },
      { period: '2026-03', ...sold(SOLD) },
    ]);
    expect((await queries.periods('day', {}, whole)).items).toEqual([
      { period: '2026-04-01', ...april },
      { period: '2026-03-31', ...sold(500) },
      { period: '2026-03-02', ...sold(700) },
    ]);
    const march = { from: '2026-03-03', to: '2026-03-31' };
    expect(await named('day', march, whole)).toEqual([['2026-03-31'], 1]);
    expect((await queries.periods('month', march, whole)).items).toEqual([
      { period: '2026-03', ...sold(500) },
    ]);
  });

  it('have pages of days and months, each with the number of all', async () => {
    expect(await named('day', {}, { page: 1, limit: 2 })).toEqual([
      ['2026-04-01', '2026-03-31'],
      3,
    ]);
    expect(await named('day', {}, { page: 2, limit: 2 })).toEqual([['2026-03-02'], 3]);
    expect(await named('day', {}, { page: 3, limit: 2 })).toEqual([[], 3]);
    expect(await named('month', {}, { page: 2, limit: 1 })).toEqual([['2026-03'], 2]);
    expect(await named('month', { to: '2026-03-01' }, whole)).toEqual([[], 0]);
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

describe('the turnover in Postgres', () => {
  const place = { country: 'DE', state: 'BY', taxRate: 190_000, day: '2026-06-01' } as const;
  const everywhere = { from: '2026-05-01', to: '2026-07-31' };

  beforeAll(async () => {
    const rows = [
      newLedgerEntry({ ...place, sourceId: 't', amountCents: 1_000 }),
      newLedgerEntry({ ...place, sourceId: 't', line: 2, kind: 'discount', amountCents: -100 }),
      newLedgerEntry({ ...place, sourceId: 't', line: 3, kind: 'delivery', amountCents: 200 }),
      newLedgerEntry({ ...place, sourceId: 't', line: 4, kind: 'tax', amountCents: 209 }),
      newLedgerEntry({ ...place, sourceId: 't', line: 5, kind: 'sale', taxRate: 70_000 }),
      newLedgerEntry({ ...place, sourceId: 't', line: 6, kind: 'sale', taxRate: null }),
      newLedgerEntry({
        ...place,
        sourceId: 't',
        line: 7,
        kind: 'fee',
        amountCents: -30,
        taxRate: null,
      }),
      newLedgerEntry({ ...place, sourceId: 't2', country: 'US', state: null, day: '2026-07-01' }),
      ...(['goods', 'delivery', 'tax'] as const).map((component, nth) =>
        newLedgerEntry({
          ...place,
          sourceKind: 'refund',
          sourceId: 'tr',
          kind: 'refund',
          line: nth + 1,
          component,
          amountCents: -10,
          day: '2026-07-31',
        }),
      ),
    ];
    const entries = new PostgresLedgerEntries(open.repositories, open.statements);
    await open.unitOfWork.run(() => entries.add(rows));
  });

  const rowsOf = async (by: 'month' | 'all', limit = 10, page = 1) => {
    const { items, total } = await turnover.page({ ...everywhere, by }, { page, limit });
    const rows = items.map(({ month, country, state, taxRate, netCents, taxCents }) => [
      month,
      country,
      state,
      taxRate,
      netCents,
      taxCents,
    ]);
    return { rows, total };
  };

  it('is by month, place and rate, less what was refunded, without fees', async () => {
    expect(await rowsOf('month')).toEqual({
      rows: [
        ['2026-07', 'DE', 'BY', 190_000, -20, -10],
        ['2026-07', 'US', null, 190_000, 4_200, 0],
        ['2026-06', 'DE', 'BY', 70_000, 4_200, 0],
        ['2026-06', 'DE', 'BY', 190_000, 1_100, 209],
        ['2026-06', 'DE', 'BY', null, 4_200, 0],
      ],
      total: 5,
    });
  });

  it('of all days has a row for each place and rate', async () => {
    expect(await rowsOf('all', 2)).toEqual({
      rows: [
        [null, 'DE', 'BY', 70_000, 4_200, 0],
        [null, 'DE', 'BY', 190_000, 1_080, 199],
      ],
      total: 4,
    });
    expect(await rowsOf('all', 2, 3)).toEqual({ rows: [], total: 4 });
  });
});
