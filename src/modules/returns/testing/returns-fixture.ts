import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import type { PlacedOrder } from '../../orders/index.js';
import { ordersFixture } from '../../orders/testing/orders-fixture.js';
import type { ReturnState } from '../../../../common/contract/order-return.js';
import type { ReturnRequest } from '../domain/request-return.js';
import { AddReturnImage } from '../use-cases/add-return-image.js';
import { AnswerReturn } from '../use-cases/answer-return.js';
import { ApplyReturnRefund } from '../use-cases/apply-return-refund.js';
import { CloseReturn } from '../use-cases/close-return.js';
import { LockedReturns } from '../use-cases/locked-returns.js';
import { ReceiveReturn } from '../use-cases/receive-return.js';
import { RecordReturnStep } from '../use-cases/record-return-step.js';
import { RefundReturn } from '../use-cases/refund-return.js';
import { RequestReturn } from '../use-cases/request-return.js';
import { ResendReturnEmail } from '../use-cases/resend-return-email.js';
import { UnitsOfOpenReturns } from '../use-cases/units-of-open-returns.js';
import { WithdrawReturn } from '../use-cases/withdraw-return.js';
import { FakeReturnImages } from './fake-return-images.js';
import { InMemoryReturnRepository } from './in-memory-return-repository.js';

/** All use cases of returns on fakes, beside those of orders. */
export function returnsFixture() {
  const returns = new InMemoryReturnRepository();
  const images = new FakeReturnImages();
  const shop = ordersFixture(new UnitsOfOpenReturns(returns));
  const { orders, queries, events, stock, refunds, auditLog, clock, refundOrder } = shop;
  const unitOfWork = new DirectUnitOfWork();
  const locked = new LockedReturns(orders, queries, returns);
  const recordStep = new RecordReturnStep(returns, orders, auditLog, clock);
  const window = { days: async () => 30, timeZone: async () => 'UTC' };
  const answer = new AnswerReturn(locked, recordStep, events, unitOfWork);
  const request = new RequestReturn(
    ...([locked, returns, images, orders, window, events, unitOfWork] as const),
    ...([new CountingIds(), clock] as const),
  );
  const receive = new ReceiveReturn(locked, recordStep, stock, unitOfWork);
  const refund = new RefundReturn(locked, returns, refundOrder, refunds, unitOfWork);
  const lineId = ({ id }: PlacedOrder, at: number) => orders.rows.get(id)!.snapshot.lines[at]!.id;
  /** A return of both bells of the order. */
  const wanted = (order: PlacedOrder, changes: Partial<ReturnRequest> = {}): ReturnRequest => ({
    requestKey: 'form-1',
    reason: 'damaged',
    note: '',
    lines: [{ lineId: lineId(order, 1), quantity: 2 }],
    ...changes,
  });
  return {
    shop,
    returns,
    images,
    request,
    answer,
    receive,
    refund,
    lineId,
    wanted,
    addImage: new AddReturnImage(queries, images),
    close: new CloseReturn(locked, recordStep, unitOfWork),
    resend: new ResendReturnEmail(returns, queries, events, auditLog, unitOfWork),
    withdraw: new WithdrawReturn(locked, returns, orders, unitOfWork, clock),
    applyRefund: new ApplyReturnRefund(locked, returns, orders, clock),
    /** An order of one mat and two bells that was delivered now. */
    deliverOne: async (): Promise<PlacedOrder> => {
      const order = await shop.placeOne();
      for (const to of ['shipped', 'delivered'] as const) {
        await shop.change.execute({ orderId: order.id, to, by: 'root' });
      }
      return order;
    },
    /** Its return of both bells, led to a state; of what is received one bell came back. */
    returnOne: async (
      order: PlacedOrder,
      state: Extract<ReturnState, 'requested' | 'approved' | 'received'>,
    ) => {
      const id = await request.execute(order.id, 'ada', wanted(order));
      if (state === 'requested') return id;
      await answer.execute(id, { decision: 'approved', text: '', by: 'root' });
      if (state === 'approved') return id;
      const came = { lineId: lineId(order, 1), quantity: 1, restock: true };
      await receive.execute(id, [came], 'root');
      return id;
    },
  };
}
