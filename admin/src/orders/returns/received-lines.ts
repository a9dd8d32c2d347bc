import { unitsOf } from '../../../../common/format/units';
import type { OrderReturn } from '../../data/records';

/** What the dialog says of a line. */
export interface ReceivedChoice {
  /** The units as typed. */
  readonly typed: string;
  readonly restock: boolean;
}

/** All that was requested came back, and goes in stock. */
export function allReceived({ lines }: Pick<OrderReturn, 'lines'>): Record<string, ReceivedChoice> {
  return Object.fromEntries(
    lines.map(({ lineId, quantity }) => [lineId, { typed: String(quantity), restock: true }]),
  );
}

/** What is sent; undefined where a number is none, or above what was requested, or all are 0. */
export function receivedLines(
  { lines }: Pick<OrderReturn, 'lines'>,
  choices: Readonly<Record<string, ReceivedChoice>>,
): { lineId: string; quantity: number; restock: boolean }[] | undefined {
  const received = lines.map(({ lineId, quantity: requested }) => {
    const { typed, restock } = choices[lineId] ?? { typed: '', restock: false };
    const quantity = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
    return { lineId, quantity: quantity <= requested ? quantity : Number.NaN, restock };
  });
  return unitsOf(received) > 0 ? received : undefined;
}
