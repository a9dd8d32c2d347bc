import type { OrderReturn } from '../../data/records';
import { allReceived, receivedLines } from './received-lines';

const lines = [
  { lineId: 'bell', name: 'Bell', quantity: 2, received: null, restocked: false },
  { lineId: 'mat', name: 'Mat', quantity: 1, received: null, restocked: false },
] satisfies OrderReturn['lines'];

it('begins with all that was requested, back in stock', () => {
  expect(receivedLines({ lines }, allReceived({ lines }))).toEqual([
    { lineId: 'bell', quantity: 2, restock: true },
    { lineId: 'mat', quantity: 1, restock: true },
  ]);
});

it.each(['3', '-1', '1.5', '', 'two'])('takes no %j of two units', (typed) => {
  const choices = { ...allReceived({ lines }), bell: { typed, restock: true } };
  expect(receivedLines({ lines }, choices)).toBeUndefined();
});

it('takes nothing of one line, but not of all', () => {
  const none = { typed: '0', restock: false };
  const one = { ...allReceived({ lines }), bell: none };
  expect(receivedLines({ lines }, one)?.[0]).toEqual({
    lineId: 'bell',
    quantity: 0,
    restock: false,
  });
  expect(receivedLines({ lines }, { bell: none, mat: none })).toBeUndefined();
});
