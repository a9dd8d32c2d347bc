const WIDTHS = [34, 44, 40, 10];
const HEAD = ['work', 'reached', 'limit in this run', 'ratio', 'goal'];

/** Prints rows of `work`, `reached`, `limit`, `ratio` and `goal`, under one head. */
export function printTable(title, rows) {
  console.log(`\n${title}\n`);
  for (const cells of [HEAD, ...rows.map(cellsOf)]) {
    console.log(
      cells
        .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

const cellsOf = ({ work, reached, limit = '', ratio, goal = '' }) => [
  work,
  reached,
  limit,
  ratio === undefined ? '' : ratio.toFixed(2),
  goal,
];

/** '1,147/s, 2.20 + 0.30 ms': requests a second, ms of Node and of Postgres for each. */
export function costText({ requests, s, node, pg }) {
  const perSecond = Math.round(requests / s).toLocaleString('en');
  return `${perSecond}/s, ${(node / requests).toFixed(2)} + ${(pg / requests).toFixed(2)} ms`;
}

/** How much of the limit's requests a second are reached. */
export const shareOf = (own, limit) => own.requests / own.s / (limit.requests / limit.s);
