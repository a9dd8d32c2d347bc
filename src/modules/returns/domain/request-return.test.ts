import { requestedReturn, type ReturnRequest } from './request-return.js';
import type { ReturnableOrder } from './returnable-units.js';

const at = new Date('2030-01-03T12:00:00Z');
const line = { lineId: 'bell', quantity: 2 };
const order: ReturnableOrder = {
  id: 'o1',
  lines: [{ id: 'bell', name: 'Bell', quantity: 2 }],
  deliveries: [{ at: new Date('2030-01-01T12:00:00Z'), lines: [line] }],
  refunded: [],
  returnDays: 14,
  timeZone: 'UTC',
};
const request = (lines: ReturnRequest['lines']) =>
  requestedReturn(
    ...([{ requestKey: 'form-1', reason: 'damaged', note: 'A dent', lines }, order] as const),
    ...([[], { id: 'r1', at }] as const),
  );

it('has no answer, no refund, and nothing in stock again', () => {
  expect(request([line])).toEqual({
    id: 'r1',
    orderId: 'o1',
    number: 1,
    requestKey: 'form-1',
    state: 'requested',
    reason: 'damaged',
    note: 'A dent',
    answer: '',
    refundId: null,
    requestedAt: at,
    lines: [{ lineId: 'bell', quantity: 2, received: null, isRestocked: false }],
  });
});

it('names the field of lines that are missing', () => {
  const errors = [{ field: 'lines', message: 'Choose what you want to send back' }];
  expect(() => request([])).toThrow(expect.objectContaining({ errors }));
});
