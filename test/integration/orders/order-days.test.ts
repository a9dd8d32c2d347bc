import type { Schema } from '../../../common/contract/client.js';
import { dayIn, timeOfLocalMinute } from '../../../common/format/zoned-time.js';
import { RecountSales } from '../../../src/modules/analytics/use-cases/recount-sales.js';
import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import { type CsvRow, parseCsv } from '../../../src/platform/csv/csv.js';
import { eventually } from '../../support/eventually.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { allCounted } from '../../support/sales.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { moveTime } from '../../support/virtual-clock.js';

/** Nights, by the days before and after midnight: an ordinary one, and those before and after both changes of the clocks. */
const NIGHTS = {
  'Pacific/Auckland': [
    ['2027-01-15', '2027-01-16'],
    ['2027-04-03', '2027-04-04'],
    ['2027-04-04', '2027-04-05'],
    ['2027-09-25', '2027-09-26'],
    ['2027-09-26', '2027-09-27'],
  ],
  'America/New_York': [
    ['2027-01-15', '2027-01-16'],
    ['2027-03-13', '2027-03-14'],
    ['2027-03-14', '2027-03-15'],
    ['2027-11-06', '2027-11-07'],
    ['2027-11-07', '2027-11-08'],
  ],
} as const;

interface RevenueOfDay {
  readonly _id: { readonly day: string };
  readonly dailyRevenue: number;
}

describe.each(Object.entries(NIGHTS))('in %s', (timeZone, nights) => {
  let parcels: ParcelShop;
  let admin: TestUser;
  /** In dollars. */
  const soldOn = new Map<string, number>();

  beforeAll(async () => {
    parcels = await ParcelShop.start({ SHOP_TIME_ZONE: timeZone });
    await recount();
  });
  afterAll(() => parcels?.close());

  const recount = () => parcels.shop.app.get(RecountSales, { strict: false }).execute();
  const read = async <Data>(path: string) => (await admin.api.get<Data>(path)).data;

  /** Buys when the shop's clocks show a minute; sessions from before have ended by then. */
  async function buyAt(minute: string): Promise<Order> {
    const ahead = timeOfLocalMinute(timeZone, minute).getTime() - Date.now();
    await moveTime(parcels.shop, parcels.db, ahead);
    await parcels.openNext();
    admin = await newAdmin(parcels.shop);
    return parcels.buy();
  }

  async function rowsOf(path: string): Promise<Record<string, string>[]> {
    const { body } = await admin.api.get(path);
    const lines: CsvRow[] = [];
    for await (const line of parseCsv(Buffer.from(body))) lines.push(line);
    const [head, ...rows] = lines;
    return rows.map(({ cells }) =>
      Object.fromEntries(head!.cells.map((column, index) => [column, cells[index]!])),
    );
  }

  /** The day of an order as each part of the shop has it; an order that is not found has none. */
  async function daysOf(order: Order, day: string): Promise<Record<string, string | undefined>> {
    const days = `from=${day}&to=${day}`;
    const shop = await read<Schema<'Shop'>>('shop');
    const listed = (await read<Order[]>(`orders?${days}`)).find(({ _id }) => _id === order._id);
    const exported = (await rowsOf(`orders/export.csv?${days}`)).find(({ id }) => id === order._id);
    const email = await eventually(async () => {
      const [sent] = await parcels.emails(order);
      expect(sent).toBeDefined();
      return sent!;
    });
    soldOn.set(day, (soldOn.get(day) ?? 0) + order.totalPrice);
    await allCounted(parcels.db);
    const revenue = (await read<RevenueOfDay[]>('analytics/revenue?days=2')).find(
      ({ dailyRevenue, _id }) => dailyRevenue === soldOn.get(day) && _id.day === day,
    );
    const invoices = await rowsOf(`invoices/export.csv?${days}`);
    const entries = await rowsOf(`books/export.csv?${days}`);
    return {
      list: dayIn(shop.settings.timeZone, order.createdAt),
      filter: listed && day,
      export: exported?.createdAt?.slice(0, 10),
      email: /Date: (.*)/.exec(email.text)?.[1],
      dashboard: revenue?._id.day,
      invoice: invoices.find(({ order: number }) => number === String(order.number))?.issuedOn,
      books: entries.find((row) => Object.values(row).includes(order._id))?.day,
    };
  }

  const onAll = (day: string) => ({
    list: day,
    filter: day,
    export: day,
    email: day,
    dashboard: day,
    invoice: day,
    books: day,
  });

  it.each(nights)('orders around the midnight after %s have one day each', async (last, next) => {
    const before = await buyAt(`${last}T23:59`);
    expect(await daysOf(before, last)).toEqual(onAll(last));
    const after = await buyAt(`${next}T00:01`);
    expect(await daysOf(after, next)).toEqual(onAll(next));
    const night = await read<Order[]>(`orders?from=${last}&to=${last}`);
    expect(night.map(({ _id }) => _id)).toContain(before._id);
    expect(night.map(({ _id }) => _id)).not.toContain(after._id);
  });

  it('a move to another zone recounts the revenue, and leaves invoices and books as they are', async () => {
    const kept = () =>
      Promise.all(['invoices/export.csv', 'books/export.csv'].map((path) => rowsOf(path)));
    // The fees of all orders, which the shop fetches by itself at any time.
    await parcels.shop.app.get(FetchBalance, { strict: false }).execute();
    const before = await kept();
    const stored = await read<Schema<'Settings'>>('settings');
    const moved = await admin.api.put('settings', { version: stored.version, timeZone: 'UTC' });
    expect(moved.status).toBe(200);
    await eventually(async () => {
      await recount();
      const { data, meta } = await admin.api.get<RevenueOfDay[]>('analytics/revenue?days=730');
      expect(meta).toMatchObject({ timeZone: 'UTC' });
      const { rows } = await parcels.db.query<{ day: string; dollars: number }>(
        `SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, sum(total_cents)::float8 / 100 AS dollars
           FROM orders GROUP BY 1 ORDER BY 1`,
      );
      const counted = data.filter(({ dailyRevenue }) => dailyRevenue > 0);
      expect(counted.map(({ _id, dailyRevenue }) => [_id.day, dailyRevenue])).toEqual(
        rows.map(({ day, dollars }) => [day, dollars]),
      );
    });
    expect(await kept()).toEqual(before);
  });
});
