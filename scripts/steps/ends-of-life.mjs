const DAY_MS = 86_400_000;
/** How long before the end it is said, in days. */
const NOTICE_DAYS = 90;

/**
 * When what the shop runs on gets no more security fixes. Sources: https://nodejs.org/en/about/previous-releases and
 * https://www.postgresql.org/support/versioning/, read on 2026-11-28.
 */
export const ENDS_OF_LIFE = [
  { name: 'Node 20', end: '2026-04-30' },
  { name: 'Node 22', end: '2027-04-30' },
  { name: 'Node 24', end: '2028-04-30' },
  { name: 'Node 26', end: '2029-04-30' },
  { name: 'PostgreSQL 15', end: '2027-11-11' },
  { name: 'PostgreSQL 16', end: '2028-11-09' },
  { name: 'PostgreSQL 17', end: '2029-11-08' },
  { name: 'PostgreSQL 18', end: '2030-11-14' },
];

/** What the image and docker-compose.yml bring along: no release comes out with one past its end. */
export const SHIPPED = ['Node 24', 'PostgreSQL 18'];

/** The line of Node that runs this, such as 'Node 24'. */
export const RUNNING = `Node ${process.versions.node.split('.')[0]}`;

/** A line for each of these that is past its end or will be within 90 days. */
export function endsSoon(names, today = new Date()) {
  return ENDS_OF_LIFE.filter(({ name }) => names.includes(name)).flatMap(({ name, end }) => {
    const days = (Date.parse(end) - today.getTime()) / DAY_MS;
    if (days > NOTICE_DAYS) return [];
    const verb = days < 0 ? 'has got no security fixes since' : 'gets security fixes until';
    return [`${name} ${verb} ${end}; Node 24 and PostgreSQL 18 are recommended.`];
  });
}

/** Of these, those that are past their end. */
export const ended = (names, today = new Date()) =>
  ENDS_OF_LIFE.filter(
    ({ name, end }) => names.includes(name) && Date.parse(end) < today.getTime(),
  ).map(({ name }) => name);
