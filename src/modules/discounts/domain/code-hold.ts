/** A time for which a customer's checkout holds a code; it may end in the future. */
export interface CodeHold {
  readonly from: Date;
  readonly until: Date;
  /** Whether the checkout became an order. */
  readonly isBought: boolean;
}

/** The holds since the customer last bought with the code, which begins the count anew. */
export function unpaidHolds(holds: readonly CodeHold[]): readonly CodeHold[] {
  const bought = holds.filter(({ isBought }) => isBought).map(({ from }) => from.getTime());
  const last = Math.max(...bought);
  return holds.filter(({ from }) => from.getTime() > last);
}
