import { runLoad } from '../lib/load.mjs';
import { searches } from '../loads/searches.mjs';
import { costText } from './table.mjs';

const SECONDS = 5;
/** A second, evenly paced: what a shopper waits. */
const PACE = 100;
const COUNT = 6_000;

const KINDS = {
  common: { work: 'search, common words', goal: '300/s, p95 60 ms at 100/s' },
  typo: { work: 'search, a typo in each', goal: '2 times release 0.2.0' },
};

/** Searches of which none is like another, flat out and paced. */
export async function searchRows(shop, meter) {
  const byKind = searches(COUNT);
  const rows = [];
  for (const [kind, row] of Object.entries(KINDS)) {
    const paths = byKind[kind].map(
      (term) => `/api/products?searchTerm=${encodeURIComponent(term)}`,
    );
    // Each load has its own half of the searches.
    const load = (nth, how) => {
      const requests = paths.filter((_, at) => at % 2 === nth).map((path) => ({ path }));
      return runLoad({ url: shop.url, requests, seconds: SECONDS, ...how });
    };
    const own = await meter.during(shop.child.pid, async () => {
      const { perSecond } = await load(0, { connections: 16 });
      return Math.round(perSecond * SECONDS);
    });
    const { p95 } = await load(1, { rate: PACE });
    rows.push({ ...row, reached: `${costText(own)}, p95 ${p95.toFixed(0)} ms at ${PACE}/s` });
  }
  return rows;
}
