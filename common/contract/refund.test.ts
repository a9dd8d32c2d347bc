import { SeededRandom } from '../../test/support/seeded-random.js';
import { lineRefundCents, type RefundableLine } from './refund.js';

const RUNS = 10_000;

/** Gives back random numbers of units until none is left; returns what each step gave. */
function refundAll(start: RefundableLine, random: SeededRandom): number[] {
  const given: number[] = [];
  let line = start;
  while (line.refundedUnits < line.quantity) {
    const units = random.between(1, line.quantity - line.refundedUnits);
    const cents = lineRefundCents(line, units);
    given.push(cents);
    line = {
      ...line,
      refundedUnits: line.refundedUnits + units,
      refundedCents: line.refundedCents + cents,
    };
    // Never more than the share of the units, and less by under a cent.
    const share = (line.netCents * line.refundedUnits) / line.quantity;
    const isShare = line.refundedCents <= share && line.refundedCents > share - 1;
    if (!isShare || cents < 0)
      throw new Error(`${units} units gave ${cents}: ${JSON.stringify(line)}`);
  }
  return given;
}

// SEED=<n> plays the cases of another run again.
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`makes the total of ${RUNS} random orders in whatever parts it goes back (seed ${seed})`, () => {
  const random = new SeededRandom(seed);
  for (let run = 0; run < RUNS; run += 1) {
    const lines = Array.from({ length: random.between(1, 5) }, () => ({
      netCents: random.pick([
        [1, 0],
        [3, random.between(1, 99)],
        [6, random.between(1, 99_999_999)],
      ]),
      quantity: random.between(1, 40),
      refundedUnits: 0,
      refundedCents: 0,
    }));
    const deliveryCents = random.between(0, 2_999);
    const total = lines.reduce((sum, { netCents }) => sum + netCents, deliveryCents);
    const parts = lines.flatMap((line) => refundAll(line, random));
    const sum = parts.reduce((cents, part) => cents + part, deliveryCents);
    if (sum !== total) throw new Error(`${sum} instead of ${total}: ${JSON.stringify(lines)}`);
  }
});

const line = { netCents: 1_000, quantity: 3, refundedUnits: 0, refundedCents: 0 };

it('gives the cents that do not divide with the last unit', () => {
  expect(lineRefundCents(line, 1)).toBe(333);
  expect(lineRefundCents({ ...line, refundedUnits: 1, refundedCents: 333 }, 1)).toBe(333);
  expect(lineRefundCents({ ...line, refundedUnits: 2, refundedCents: 666 }, 1)).toBe(334);
  expect(lineRefundCents(line, 3)).toBe(1_000);
  expect(lineRefundCents(line, 0)).toBe(0);
});

it.each([4, -1, 1.5])('has no refund of %d units of three', (units) => {
  expect(() => lineRefundCents(line, units)).toThrow(RangeError);
});
