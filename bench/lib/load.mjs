import autocannon from 'autocannon';
import { pacedLoad } from './paced-load.mjs';

/**
 * Sends these requests in a loop: evenly paced with a `rate` (GETs a second), else as many as `connections`
 * sockets can.
 * @param {{ url: string, requests: object[], connections?: number, seconds?: number, rate?: number }} how
 * @returns requests per second, percentiles in ms, and how many failed
 */
export async function runLoad({ rate, seconds = 10, ...how }) {
  const load = rate ? pacedLoad({ rate, seconds, ...how }) : flatOut({ seconds, ...how });
  const { times, duration, failed } = await load;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { perSecond: times.length / duration, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}

/** Each socket has its own share of the requests, so that they do not all request the same at the same time. */
async function flatOut({ url, requests, connections = 32, seconds }) {
  const times = [];
  let clients = 0;
  const instance = autocannon({
    url,
    requests,
    setupClient: (client) => client.setRequests(share(requests, clients++, connections)),
    connections,
    duration: seconds,
  });
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { duration, non2xx, errors } = await instance;
  return { times, duration, failed: non2xx + errors };
}

function share(requests, nth, of) {
  const own = requests.filter((_, at) => at % of === nth % requests.length);
  const start = Math.floor(Math.random() * own.length);
  return [...own.slice(start), ...own.slice(0, start)];
}

/** One line of the table that all loads print. */
export function print(name, { perSecond, p50, p95, p99, failed }, more = '') {
  const cells = [
    perSecond.toFixed(0).padStart(7),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1).padStart(7)),
  ];
  console.log(`${name.padEnd(44)}${cells.join('')}${failed ? `  ${failed} FAILED` : ''}  ${more}`);
}

export const HEAD = `${''.padEnd(44)}${['per s', 'p50 ms', 'p95 ms', 'p99 ms'].map((c) => c.padStart(7)).join('')}`;
