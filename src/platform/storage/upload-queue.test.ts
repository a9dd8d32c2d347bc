import { AsyncLocalStorage } from 'node:async_hooks';
import { loadEnv } from '../../config/env.js';
import { UploadQueue } from './upload-queue.js';

let queue: UploadQueue;
beforeEach(() => {
  queue = new UploadQueue(loadEnv({}));
});

const uploaderOf = (account: string, isStaff = false, gone = new AbortController().signal) => ({
  account,
  address: `address of ${account}`,
  isStaff,
  gone,
});

/** An upload that arrives until `end`, unless its caller goes away before its turn. */
function upload(account: string, isStaff = false) {
  const caller = new AbortController();
  let end = () => {};
  let hasBegun = false;
  const answer = queue.arrive(uploaderOf(account, isStaff, caller.signal), () => {
    hasBegun = true;
    return new Promise<string>((resolve) => (end = () => resolve(account)));
  });
  answer.catch(() => undefined);
  return {
    answer,
    hasBegun: () => hasBegun,
    end: () => end(),
    goAway: () => caller.abort(),
  };
}

const begun = (uploads: readonly ReturnType<typeof upload>[]) =>
  uploads.filter(({ hasBegun }) => hasBegun()).length;
const many = (count: number, account: (index: number) => string, isStaff?: boolean) =>
  Array.from({ length: count }, (_, index) => upload(account(index), isStaff));
/** Lets the queues hand on their turns. */
const turns = () => new Promise(setImmediate);

it('lets four uploads of an account arrive at once, and the next one when one has ended', async () => {
  const all = many(9, () => 'eve');
  const other = upload('ann');
  await turns();
  expect(begun(all)).toBe(4);
  expect(other.hasBegun()).toBe(true);
  all[0]!.end();
  await expect(all[0]!.answer).resolves.toBe('eve');
  await turns();
  expect(begun(all)).toBe(5);
});

it('lets staff upload while accounts of shoppers take all turns of theirs', async () => {
  const shoppers = many(60, (index) => `shopper ${index}`);
  const staff = many(10, (index) => `staff ${index}`, true);
  await turns();
  expect(begun(shoppers)).toBe(40);
  expect(begun(staff)).toBe(10);
});

it('gives the turn of a caller who has gone away to the next', async () => {
  const [first, second, third, fourth, gone, next] = many(6, () => 'eve');
  await turns();
  gone!.goAway();
  await expect(gone!.answer).rejects.toMatchObject({ kind: 'unavailable', code: 'busy' });
  first!.end();
  await turns();
  expect(next!.hasBegun()).toBe(true);
  expect(gone!.hasBegun()).toBe(false);
  // One whose caller goes away while it arrives keeps its turn until it has ended.
  second!.goAway();
  await turns();
  for (const one of [second, third, fourth, next]) one!.end();
  await expect(second!.answer).resolves.toBe('eve');
});

it('works in the asynchronous context of its caller, whoever ends before it', async () => {
  const context = new AsyncLocalStorage<string>();
  const seen = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      context.run(`request ${index}`, () =>
        queue.arrive(uploaderOf('ann'), async () => context.getStore()),
      ),
    ),
  );
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => `request ${index}`));
});

it('works on eight that have arrived at once', async () => {
  let inWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inWork);
    await turns();
    inWork--;
  };
  await Promise.all(Array.from({ length: 30 }, () => queue.work(uploaderOf('ann'), work)));
  expect(most).toBe(8);
});

it('works for staff first, then in turns for all accounts', async () => {
  const order: string[] = [];
  const work = (account: string, isStaff = false) =>
    queue.work(uploaderOf(account, isStaff), async () => {
      await turns();
      order.push(account);
    });
  const eve = Array.from({ length: 20 }, () => work('eve'));
  await Promise.all([...eve, work('ann'), work('staff', true)]);
  expect(order.slice(0, 10)).toEqual([...Array(8).fill('eve'), 'staff', 'ann']);
});
