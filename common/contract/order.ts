/** The minimum and maximum total of an order in dollars, as the card provider allows. */
export const orderTotalRules = { min: 0.5, max: 999_999.99 } as const;

/** How long a refund takes from the card provider to the card, as the emails and the order's history word it. */
export const REFUND_ARRIVAL = 'usually within 5 to 10 days';

/** So many orders ship in one call. */
export const bulkShipRules = {
  max: 100,
  tooMany: 'At most 100 orders can be shipped at a time',
} as const;
