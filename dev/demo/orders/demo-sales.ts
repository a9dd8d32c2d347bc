import type { OrderStatus } from '../../../src/modules/orders/index.js';

/** Somebody who buys in demo mode. */
export interface DemoShopper {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** One sale of the demo: how many days ago, by whom, of what, and its status. */
export interface DemoSale {
  readonly daysAgo: number;
  readonly shopper: DemoShopper;
  /** Places in the list of products that can be sold, and how many of each. */
  readonly lines: readonly (readonly [product: number, quantity: number])[];
  readonly steps: readonly OrderStatus[];
}

const SHOPPERS: readonly DemoShopper[] = [
  ['Maya Lindqvist', '18 Harbor Lane', 'Portland', 'ME', '04101'],
  ['Jonas Abara', '402 Cedar Street', 'Austin', 'TX', '78701'],
  ['Priya Raman', '7 Mill Road', 'Ann Arbor', 'MI', '48104'],
  ['Tom Okafor', '91 Prospect Avenue', 'Brooklyn', 'NY', '11215'],
  ['Elena Varga', '260 Pine Street', 'Seattle', 'WA', '98101'],
  ['Sam Whitlock', '33 Orchard Drive', 'Boulder', 'CO', '80302'],
  ['Dana Castillo', '12 Mesa Verde', 'Santa Fe', 'NM', '87501'],
].map(([name, address, city, state, zip]) => ({
  name: name!,
  email: `${name!.split(' ')[0]!.toLowerCase()}@example.com`,
  address: address!,
  city: city!,
  state: state!,
  zip: zip!,
}));

/** The status of an order of that age; a few were returned. */
function stepsOf(index: number, daysAgo: number): readonly OrderStatus[] {
  if (daysAgo <= 2) return [];
  if (index % 13 === 5) return ['canceled'];
  if (index % 17 === 9) return ['shipped', 'returned'];
  return daysAgo <= 6 ? ['shipped'] : ['shipped', 'delivered'];
}

/** The demo's sales, oldest first: about one a day for six weeks, the same every time. */
export function demoSales(): readonly DemoSale[] {
  return Array.from({ length: 44 }, (_none, index) => {
    const daysAgo = 43 - index;
    const first = (index * 7 + 3) % 11;
    const second = (index * 5 + 8) % 11;
    const withSecond = index % 3 === 0 && second !== first;
    return {
      daysAgo,
      shopper: SHOPPERS[(index * 3) % SHOPPERS.length]!,
      lines: [
        [first, 1 + (index % 4 === 1 ? 1 : 0)],
        ...(withSecond ? [[second, 1]] : []),
      ] as const,
      steps: stepsOf(index, daysAgo),
    } as DemoSale;
  });
}
