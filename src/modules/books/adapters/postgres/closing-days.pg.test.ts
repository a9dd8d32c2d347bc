import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { untilLockWaits } from '../../../../../test/support/lock-waits.js';
import { farFromMidnight } from '../../../../../test/support/midnight.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { moveShopNow } from '../../../../../test/support/virtual-clock.js';
import { DAY_MS } from '../../../../kernel/time.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { newPosting } from '../../testing/new-posting.js';
import { ClosePastDays } from '../../use-cases/close-past-days.js';
import { PrepareEntries } from '../../use-cases/prepare-entries.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';
import { PostgresMissingEntries } from './postgres-missing-entries.js';

const location = { current: async () => ({ timeZone: 'UTC', country: 'US' }) };

let open: OpenDatabase;
let entries: PostgresLedgerEntries;
let missing: PostgresMissingEntries;
let prepareEntries: PrepareEntries;
let closePastDays: ClosePastDays;
let clock: SettableClock;

beforeAll(farFromMidnight, 70_000);
beforeEach(async () => {
  open = await openDatabase(ALL_ENTITIES);
  entries = new PostgresLedgerEntries(open.repositories, open.statements);
  missing = new PostgresMissingEntries(open.repositories, open.statements);
  prepareEntries = new PrepareEntries(entries, location);
  clock = new SettableClock(new Date());
  closePastDays = new ClosePastDays(missing, location, open.unitOfWork, clock);
});
afterEach(() => open?.close());

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The database's clock; that of the process, which only decides whether to look, goes along. */
async function moveTime(ms: number) {
  clock = Object.assign(clock, { now: () => new Date(Date.now() + ms) });
  await moveShopNow(open.dataSource, ms);
}
const dayOf = async (sourceId: string) =>
  (await entries.ofSource({ kind: 'order', id: sourceId }))[0]?.day;
const enter = (sourceId: string) =>
  open.unitOfWork.run(async () =>
    entries.add((await prepareEntries.execute()).entriesOf(newPosting(sourceId), {})),
  );

/** A transaction that has done `work`, on a connection of its own; `end` does the rest of it and commits. */
async function beginWork(work: () => Promise<() => Promise<void>>) {
  let end!: () => void;
  const ending = new Promise<void>((resolve) => (end = resolve));
  let ended: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    ended = open.unitOfWork.run(async () => {
      const rest = await work();
      resolve();
      await ending;
      await rest();
    });
    ended.catch(reject);
  });
  return {
    end: () => {
      end();
      return ended;
    },
  };
}

const beginEntering = (sourceId: string) =>
  beginWork(async () => {
    const context = await prepareEntries.execute();
    return () => entries.add(context.entriesOf(newPosting(sourceId), {}));
  });

it('a day is closed only once no open transaction can still enter it', async () => {
  const entering = await beginEntering('late');
  await moveTime(DAY_MS);
  await closePastDays.execute();
  const closed = await missing.lastDay();
  await entering.end();
  expect([await dayOf('late'), closed]).toEqual([dayAfter(0), '1970-01-01']);
  await closePastDays.execute();
  expect(await missing.lastDay()).toBe(dayAfter(1));
});

it('while an entering transaction lasts, neither others nor the close wait for it', async () => {
  const entering = await beginEntering('long');
  await moveTime(DAY_MS);
  await Promise.all([closePastDays.execute(), enter('meanwhile')]);
  expect(await missing.lastDay()).toBe('1970-01-01');
  await entering.end();
  expect(await dayOf('meanwhile')).toBe(dayAfter(1));
});

it('what begins to enter during a close counts for no day that it closes', async () => {
  const closing = await beginWork(async () => {
    const at = await missing.closingTime();
    return () => missing.closePastDays(dayAfter(1), at!);
  });
  const entered = enter('during');
  await untilLockWaits(open, 1);
  await closing.end();
  await entered;
  expect(await dayOf('during')).toBe(dayAfter(1));
});

it('a clock that is set back leads into no closed day', async () => {
  await moveTime(DAY_MS);
  await closePastDays.execute();
  await moveTime(0);
  await enter('back');
  expect(await dayOf('back')).toBe(dayAfter(1));
});
