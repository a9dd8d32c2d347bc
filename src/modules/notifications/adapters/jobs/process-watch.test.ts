import { Logger } from '@nestjs/common';
import { BackgroundWork } from '../../../../platform/background-work/background-work.js';
import type { ReportProblems } from '../../use-cases/report-problems.js';
import { ProcessWatch } from './alarm.jobs.js';

beforeAll(() => Logger.overrideLogger(false));

/** The background work of a process, and how often its problems were looked for. */
function world(failure?: Error) {
  let looks = 0;
  const execute = async () => {
    looks++;
    if (failure) throw failure;
  };
  const work = new BackgroundWork();
  const reports: Pick<ReportProblems, 'execute'> = { execute };
  new ProcessWatch(work, reports).onModuleInit();
  return { work, looks: () => looks };
}

it.each([
  ['once', undefined],
  ['also where a look fails', new Error('The database is away')],
])(
  'looks for problems as soon as a process runs jobs, and ends with it: %s',
  async (_case, failure) => {
    const { work, looks } = world(failure);
    expect(looks()).toBe(0);
    work.start();
    expect(looks()).toBe(1);
    await work.beforeApplicationShutdown();
    expect(looks()).toBe(1);
  },
);
