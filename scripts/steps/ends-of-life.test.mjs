import { readFileSync } from 'node:fs';
import { ended, endsSoon, ENDS_OF_LIFE, SHIPPED } from './ends-of-life.mjs';
import { inRoot } from './root.mjs';

const day = (text) => new Date(`${text}T12:00:00Z`);

it.each([
  ['2027-01-29', []],
  [
    '2027-01-31',
    ['Node 22 gets security fixes until 2027-04-30; Node 24 and PostgreSQL 18 are recommended.'],
  ],
  [
    '2027-05-01',
    [
      'Node 22 has got no security fixes since 2027-04-30; Node 24 and PostgreSQL 18 are recommended.',
    ],
  ],
])('says on %s of Node 22: %j', (today, lines) => {
  expect(endsSoon(['Node 22'], day(today))).toEqual(lines);
});

it('finds what has ended', () => {
  expect(ended(['Node 20', 'Node 24'], day('2026-12-01'))).toEqual(['Node 20']);
});

it('knows the ends of what the image and the compose file bring along', () => {
  const read = (path) => readFileSync(inRoot(path), 'utf8');
  const found = (path, pattern, name) =>
    [...read(path).matchAll(pattern)].map(([, line]) => `${name} ${line}`);
  const shipped = [
    ...found('Dockerfile', /^FROM node:(\d+)/gm, 'Node'),
    ...found('docker-compose.yml', /image: postgres:(\d+)/g, 'PostgreSQL'),
  ];
  expect([...new Set(shipped)].sort()).toEqual(SHIPPED);
  expect(ENDS_OF_LIFE.map(({ name }) => name)).toEqual(expect.arrayContaining(SHIPPED));
});
