import { loadEnv } from '../../config/env.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { InstallationEntity } from './installation-id.js';
import { TrialRecord } from './trial-record.js';

const NOTHING = { demoUsedAt: null, standInUsedAt: null, realPaymentsFoundAt: null };

let database: OpenDatabase;
let clock: SettableClock;
let record: TrialRecord;

beforeEach(async () => {
  database = await openDatabase([InstallationEntity]);
  clock = new SettableClock();
  const env = loadEnv({ DATABASE_URL: database.url });
  record = new TrialRecord(database.repositories, database.unitOfWork, clock, env);
});
afterEach(() => database.close());

it('says nothing of a shop that was never tried', async () => {
  expect(await record.facts()).toEqual(NOTHING);
  expect(await record.isSeeded()).toBe(false);
});

it.each([
  ['demoUsedAt', () => record.recordDemo()],
  ['standInUsedAt', () => record.recordStandIn()],
  ['realPaymentsFoundAt', () => record.recordRealPayments()],
])('records %s once, and nothing else', async (fact, recordIt) => {
  const first = clock.now();
  await recordIt();
  clock.advance(60_000);
  await recordIt();
  expect(await record.facts()).toEqual({ ...NOTHING, [fact]: first });
});

it('knows the demo of an earlier release by its catalog', async () => {
  const first = clock.now();
  await record.seedOnce(async () => undefined);
  expect(await record.facts()).toEqual({ ...NOTHING, demoUsedAt: first });
  expect(await record.isSeeded()).toBe(true);
});

it('makes the catalog once, and again after a failure', async () => {
  const work = jest.fn().mockRejectedValueOnce(new Error('no image'));
  await expect(record.seedOnce(work)).rejects.toThrow('no image');
  expect(await record.facts()).toEqual(NOTHING);
  await record.seedOnce(work);
  await record.seedOnce(work);
  expect(work).toHaveBeenCalledTimes(2);
});
