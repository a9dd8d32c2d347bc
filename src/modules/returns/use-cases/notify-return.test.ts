import type { PlacedOrder } from '../../orders/index.js';
import type { ReturnEmail } from '../../../../common/contract/order-return.js';
import { ReturnNotifications } from '../ports/return-notifications.js';
import { ReturnQueries, type ReturnRecord } from '../ports/return-repository.js';
import { returnsFixture } from '../testing/returns-fixture.js';
import { NotifyReturn } from './notify-return.js';

/** Records the emails that were sent. */
class RecordedNotifications extends ReturnNotifications {
  readonly sent: string[] = [];

  async send(
    email: ReturnEmail,
    _of: ReturnRecord,
    { to, sendId }: { to: string; sendId: string },
  ) {
    this.sent.push(`${email} to ${to} as ${sendId}`);
    return `Return ${email}`;
  }

  async notifyShop(): Promise<void> {}
}

/** Reads the returns of the fixture, one at a time. */
class OneReturn extends ReturnQueries {
  constructor(private readonly fixture: ReturnType<typeof returnsFixture>) {
    super();
  }

  async find(id: string): Promise<ReturnRecord | undefined> {
    const found = this.fixture.returns.rows.get(id);
    if (!found) return undefined;
    const order = this.fixture.shop.orders.rows.get(found.orderId)!.snapshot;
    const lines = found.lines.map((line) => ({ ...line, name: 'Bell' }));
    return {
      ...found,
      lines,
      orderNumber: order.number,
      userId: order.userId,
      refund: null,
      customerName: order.customerDetails.fullName,
      images: [],
    };
  }

  list(): never {
    throw new Error('No use case reads lists.');
  }

  ofOrder(): never {
    throw new Error('No use case reads lists.');
  }
}

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
let returnId: string;
let notifications: RecordedNotifications;
let notify: NotifyReturn;
let done: number;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
  returnId = await fixture.returnOne(order, 'requested');
  notifications = new RecordedNotifications();
  done = 0;
  notify = new NotifyReturn(new OneReturn(fixture), notifications, fixture.shop.sendEmail);
});

const delivery = () => ({ id: 'job-1', done: async () => void done++ });

it('emails the shopper, and the history says so', async () => {
  await notify.execute(returnId, 'requested', delivery());
  expect(notifications.sent).toEqual(['requested to ada@example.com as job-1']);
  const history = await fixture.shop.historyOf(order.id);
  expect(history.at(-1)).toEqual(['Shop', 'mail', '"Return requested" sent']);
  expect(done).toBe(1);
});

it('writes to nobody whose data was erased', async () => {
  const row = fixture.shop.orders.rows.get(order.id)!;
  const customerDetails = { ...row.snapshot.customerDetails, email: '' };
  row.snapshot = { ...row.snapshot, customerDetails };
  await notify.execute(returnId, 'declined', delivery());
  expect([notifications.sent, done]).toEqual([[], 1]);
});

it('fails for a return that does not exist', async () => {
  await expect(notify.execute('unknown', 'approved', delivery())).rejects.toThrow('not exist');
});
