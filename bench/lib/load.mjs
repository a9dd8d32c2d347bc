import autocannon from 'autocannon';

/**
 * Sends these requests in a loop from `connections` sockets. Each socket has its own share of them, so that
 * they do not all request the same at the same time.
 * @param {{ url: string, requests: object[], connections?: number, seconds?: number, rate?: number }} how
 * `rate` is requests per second over all sockets; without it as many as possible
 * @returns requests per second, percentiles in ms, and how many failed
 */
export async function runLoad({ url, requests, connections = 32, seconds = 10, rate }) {
  const times = [];
  let clients = 0;
  const instance = autocannon({
    url,
    requests,
    setupClient: (client) => client.setRequests(share(requests, clients++, connections)),
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
  });
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const result = await instance;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return {
    perSecond: times.length / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: result.non2xx + result.errors,
  };
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
