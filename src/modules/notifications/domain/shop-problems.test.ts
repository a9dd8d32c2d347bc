import {
  backupProblems,
  declineProblems,
  dependencyProblems,
  diskProblems,
  isWorthComparing,
  jobProblems,
} from './shop-problems.js';

it('a disk is a problem below a tenth', () => {
  const disk = { folder: 'data', host: 'shop-1' } as const;
  expect(diskProblems([{ ...disk, freeShare: 0.1 }])).toEqual([]);
  expect(
    diskProblems([
      { ...disk, freeShare: 0.07 },
      { folder: 'backups', host: 'shop-2', freeShare: 0 },
    ]),
  ).toEqual([
    { name: 'disk_data', detail: '7% of the disk of shop-1 is free.' },
    { name: 'disk_backups', detail: '0% of the disk of shop-2 is free.' },
  ]);
});

it('each service that is down is a problem, but for the database, without which nobody knows', () => {
  const problem = 'connect ECONNREFUSED';
  const down = { isUp: false, problem } as const;
  expect(
    dependencyProblems([
      { name: 'cards', ...down },
      { name: 'database', ...down },
      { name: 'files', isUp: true, problem: null },
      { name: 'mail', ...down },
      { name: 'redis', isUp: false, problem: null },
    ]),
  ).toEqual([
    { name: 'cards_down', detail: problem },
    { name: 'mail_down', detail: problem },
    { name: 'redis_down', detail: 'No response.' },
  ]);
});

it('a single job that failed for good is a problem', () => {
  expect(jobProblems(0)).toEqual([]);
  expect(jobProblems(1)).toEqual([
    { name: 'failed_jobs', detail: '1 job failed and waits for a decision.' },
  ]);
  expect(jobProblems(3)).toEqual([
    { name: 'failed_jobs', detail: '3 jobs failed and wait for a decision.' },
  ]);
});

it('a backup is a problem where it failed, is not verified, or is older than two days', () => {
  const good = { schedule: '0 3 * * *', ageSeconds: 86_400, failure: null };
  const problem = 'No space left';
  const detailsOf = (reading: Parameters<typeof backupProblems>[0]) =>
    backupProblems(reading).map(({ detail }) => detail);
  expect(detailsOf(good)).toEqual([]);
  expect(detailsOf({ ...good, ageSeconds: null })).toEqual([]);
  expect(detailsOf({ ...good, ageSeconds: 2 * 86_400 })).toEqual([]);
  expect(detailsOf({ ...good, ageSeconds: 3 * 86_400 })).toEqual([
    'The last good backup is 3 days old.',
  ]);
  expect(detailsOf({ ...good, failure: { file: null, problem } })).toEqual([
    'No backup was made: No space left',
  ]);
  expect(detailsOf({ ...good, failure: { file: 'a.tar.gz', problem } })).toEqual([
    'The last backup is not verified: No space left',
  ]);
  // Nobody has set up backups here.
  const failing = { ageSeconds: 3 * 86_400, failure: { file: null, problem } };
  expect(detailsOf({ schedule: null, ...failing })).toEqual([]);
});

describe('declined payments', () => {
  const of = (declined: number, all: number) => ({ declined, succeeded: all - declined });
  const USUAL = of(100, 1_000);

  it.each([
    ['too few attempts', of(19, 19), false],
    ['too few declines', of(9, 20), false],
    ['a share below the least rise', of(19, 100), false],
    ['enough of all', of(10, 20), true],
  ])('are compared with the usual ones or not: %s', (_case, latest, expected) => {
    expect(isWorthComparing(latest)).toBe(expected);
    if (!expected) expect(declineProblems(latest, USUAL)).toEqual([]);
  });

  it.each([
    ['twenty points above a usual tenth', of(30, 100), USUAL],
    ['twice a usual third', of(67, 100), of(333, 1_000)],
    ['nine tenths where most are declined', of(90, 100), of(700, 1_000)],
    ['above an assumed tenth, where the past is short', of(30, 100), of(50, 99)],
  ])('are a problem from a limit on: %s', (_case, latest, usual) => {
    expect(declineProblems(latest, usual)).toHaveLength(1);
    const oneLess = { declined: latest.declined - 1, succeeded: latest.succeeded + 1 };
    expect(declineProblems(oneLess, usual)).toEqual([]);
  });

  it('says how many of how many, and what is usual', () => {
    expect(declineProblems(of(14, 25), of(80, 1_000))).toEqual([
      {
        name: 'decline_rate',
        detail: '14 of the latest 25 attempts to pay were declined; 8% is usual.',
      },
    ]);
  });
});
