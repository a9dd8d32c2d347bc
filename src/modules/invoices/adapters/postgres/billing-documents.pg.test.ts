import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import type { NewBillingDocument } from '../../domain/billing-document.js';
import { invoiceOf } from '../../domain/invoice.js';
import { billingDocumentsContract } from '../../testing/billing-documents.contract.js';
import { newInvoicedOrder, newHeader, RATES, SELLER } from '../../testing/invoice-fixtures.js';
import { missingDocumentsContract } from '../../testing/missing-documents.contract.js';
import { PostgresBillingDocuments } from './postgres-billing-documents.js';
import { PostgresMissingDocuments } from './postgres-missing-documents.js';

let open: OpenDatabase;
let documents: PostgresBillingDocuments;
const ids = new UuidIds();
const userId = ids.next();

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  documents = new PostgresBillingDocuments(open.repositories, open.statements);
  await open.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
});
afterAll(() => open?.close());

/** A paid order, with its checkout. */
async function newOrder(): Promise<string> {
  const [orderId, checkoutId] = [ids.next(), ids.next()];
  await open.dataSource.query(
    `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, held_until, created_at)
     VALUES ($1, $2, 'completed', 1, '[]', 4180, now(), now())`,
    [checkoutId, userId],
  );
  await open.dataSource.query(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents, full_name, email,
                         phone, address, city, state, zip, created_at)
     VALUES ($1::uuid, $2, 'pi_' || $1::text, $3, 4180, 0, 'Ada', '', '', '', '', '', '', now())`,
    [orderId, checkoutId, userId],
  );
  return orderId;
}

const newInvoice = (orderId: string): NewBillingDocument =>
  invoiceOf(newInvoicedOrder({ id: orderId }), RATES, newHeader({ id: ids.next() }));
const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);

describe('documents in Postgres', () => {
  billingDocumentsContract(async () => ({
    documents,
    newOrder,
    inTransaction,
    newId: () => ids.next(),
  }));
});

it('are listed by the day that they say, whatever the UTC day is', async () => {
  const seller = { ...SELLER, timeZone: 'America/Los_Angeles' };
  const at = new Date('2031-05-01T03:00:00Z');
  const order = newInvoicedOrder({ id: await newOrder() });
  const document = invoiceOf(order, RATES, newHeader({ id: ids.next(), seller, at }));
  await inTransaction(() => documents.add(document));
  const listed = async (days: { from?: string; to?: string }) => {
    const found: string[] = [];
    for await (const batch of documents.batches(days)) found.push(...batch.map(({ id }) => id));
    return found;
  };
  expect(await listed({ from: '2031-04-30', to: '2031-04-30' })).toEqual([document.id]);
  expect(await listed({ from: '2031-05-01' })).toEqual([]);
  expect(await listed({ from: '2031-01-01', to: '2031-04-29' })).toEqual([]);
});

describe('the numbers of documents', () => {
  const numbers = async () => {
    const rows: { number: number }[] = await open.dataSource.query(
      `SELECT number FROM billing_document WHERE kind = 'invoice' ORDER BY number`,
    );
    return rows.map(({ number }) => number);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, nth) => nth + 1);

  it('have no gap and no double where many are issued at once and some are rolled back', async () => {
    const before = (await numbers()).length;
    const orderIds = await Promise.all(upTo(60).map(() => newOrder()));
    const issued = await Promise.allSettled(
      orderIds.map((orderId, nth) =>
        inTransaction(async () => {
          await documents.add(newInvoice(orderId));
          if (nth % 3 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(issued.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(await numbers()).toEqual(upTo(before + 40));
  });

  it('stay without a gap where the second of two in one transaction is refused', async () => {
    const before = (await numbers()).length;
    const orderId = await newOrder();
    const twice = inTransaction(async () => {
      await documents.add(newInvoice(await newOrder()));
      await documents.add(newInvoice(orderId));
      await documents.add(newInvoice(orderId));
    });
    await expect(twice).rejects.toThrow('has an invoice already');
    await inTransaction(() => documents.add(newInvoice(orderId)));
    expect(await numbers()).toEqual(upTo(before + 1));
  });

  it('wait for nobody until the transaction commits', async () => {
    const [one, other] = [await newOrder(), await newOrder()];
    await inTransaction(async () => {
      await documents.add(newInvoice(one));
      // Another connection issues one meanwhile.
      const runner = open.dataSource.createQueryRunner();
      await runner.query(
        `INSERT INTO billing_document (id, kind, order_id, total_cents, currency, issued_at, content)
         VALUES ($1, 'invoice', $2, 100, 'usd', now(), '{}')`,
        [ids.next(), other],
      );
      await runner.release();
    });
    const [first] = await documents.ofOrder(other);
    const [second] = await documents.ofOrder(one);
    expect(Number(second?.number)).toBe(Number(first?.number) + 1);
  });
});

describe('missing documents in Postgres', () => {
  const missing = () => new PostgresMissingDocuments(open.repositories, open.statements);
  const query = (sql: string, values: readonly unknown[] = []) =>
    open.dataSource.query(sql, [...values]);

  missingDocumentsContract(async () => {
    await query('TRUNCATE checkout, orders, refund, partial_refund CASCADE');
    await query('UPDATE billing_coverage SET until = $1', [new Date(0)]);
    const tables = new Map<string, string>();
    const placeOrder = async (at: Date) => {
      const orderId = await newOrder();
      await query('UPDATE orders SET created_at = $2 WHERE id = $1', [orderId, at]);
      return orderId;
    };
    return {
      missing: missing(),
      documents,
      placeOrder,
      inTransaction,
      newId: () => ids.next(),
      importOrder: async (at) => {
        const orderId = await placeOrder(at);
        await query('UPDATE orders SET checkout_id = id WHERE id = $1', [orderId]);
        return orderId;
      },
      refund: async (orderId, at, extent) => {
        const [refundId, intentId] = [ids.next(), `pi_${orderId}`];
        await query('INSERT INTO payment VALUES ($1, 4180) ON CONFLICT DO NOTHING', [intentId]);
        const row = [refundId, intentId, orderId, at];
        tables.set(refundId, extent === 'part' ? 'partial_refund' : 'refund');
        await query(
          extent === 'part'
            ? `INSERT INTO partial_refund (id, intent_id, order_id, request_key, amount_cents, delivery_cents,
                 is_restocked, reason, status, created_at, settled_at)
               VALUES ($1::uuid, $2, $3, $1::text, 100, 0, false, 'x', 'refunded', $4, $4)`
            : `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at, settled_at)
               VALUES ($1, $2, $3, 100, 'x', 'refunded', $4, $4)`,
          row,
        );
        return { refundId, intentId };
      },
      become: ({ refundId }, status) =>
        query(`UPDATE ${tables.get(refundId)} SET status = $2 WHERE id = $1`, [refundId, status]),
    };
  });

  it('are covered until a stored time, which only goes on', async () => {
    const until = new Date(Date.now() + MINUTE_MS);
    await inTransaction(() => missing().cover(until));
    await inTransaction(() => missing().cover(new Date(0)));
    expect(await query('SELECT until FROM billing_coverage')).toEqual([{ until }]);
  });

  it('are covered until some minutes before now, by the clock of the database', async () => {
    const minutesAgo = (Date.now() - (await missing().coverable()).getTime()) / MINUTE_MS;
    expect(minutesAgo).toBeGreaterThan(4);
    expect(minutesAgo).toBeLessThan(6);
  });
});
