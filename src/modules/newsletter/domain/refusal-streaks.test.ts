import { MOST_EQUAL_REFUSALS } from '../../../../common/contract/campaign.js';
import { RefusalStreaks } from './refusal-streaks.js';

const QUOTA = (id: number) => `550 5.4.5 Daily sending quota exceeded. d2e${id}.7 - gsmtp`;

/** After how many refusals it is too long; undefined where it never was. */
function tooLongAfter(streaks: RefusalStreaks, refusals: readonly string[]): number | undefined {
  const index = refusals.findIndex((refusal) => streaks.add('sale', refusal) !== undefined);
  return index < 0 ? undefined : index + 1;
}
const many = (of: (n: number) => string, count = 100) =>
  Array.from({ length: count }, (_, n) => of(n));

it('is too long after 20 equal refusals, whatever id each has', () => {
  expect(MOST_EQUAL_REFUSALS).toBe(20);
  expect(tooLongAfter(new RefusalStreaks(), many(QUOTA))).toBe(20);
});

it.each([
  ['ends like a code', (n: number) => `550 5.4.5 Full gsmtp${n}-450`],
  ['begins like a code', (n: number) => `550 5.4.5 Full 450-${n}-gsmtp`],
  ['ends like an enhanced code', (n: number) => `550 5.4.5 Full ${n}-5.7.1`],
])('tells no refusals apart by an id that %s', (_what, of) => {
  const streaks = new RefusalStreaks();
  expect(tooLongAfter(streaks, many(of, 19))).toBeUndefined();
  expect(streaks.add('sale', of(19))).toBe('550 5.4.5 Full');
});

it('tells no refusals apart by their spaces and line breaks', () => {
  const streaks = new RefusalStreaks();
  const refusal = (n: number) => `550 5.4.5 Daily${n % 2 ? '\r\n' : ' '}quota  exceeded.`;
  expect(tooLongAfter(streaks, many(refusal, 19))).toBeUndefined();
  expect(streaks.add('sale', refusal(19))).toBe('550 5.4.5 Daily quota exceeded.');
});

it.each([
  ['codes', (n: number) => `55${n % 2} No`],
  ['enhanced codes', (n: number) => `550 5.1.${n % 2} No`],
  ['subjects of enhanced codes', (n: number) => `550 5.${10 + (n % 2)}.1 No`],
  ['details of enhanced codes', (n: number) => `550 5.7.${26 + (n % 2)} No`],
  ['words', (n: number) => `550 ${n % 2 ? 'Full' : 'Unknown'}`],
])('is never too long where the %s differ', (_what, of) => {
  expect(tooLongAfter(new RefusalStreaks(), many(of))).toBeUndefined();
});

it('begins anew after an email that was taken, and after it was too long', () => {
  const streaks = new RefusalStreaks();
  expect(tooLongAfter(streaks, many(QUOTA, 19))).toBeUndefined();
  streaks.end('sale');
  expect(tooLongAfter(streaks, many(QUOTA))).toBe(20);
  expect(tooLongAfter(streaks, many(QUOTA))).toBe(20);
});

it('counts each campaign by itself', () => {
  const streaks = new RefusalStreaks();
  expect(tooLongAfter(streaks, many(QUOTA, 19))).toBeUndefined();
  expect(streaks.add('other', QUOTA(1))).toBeUndefined();
  expect(streaks.add('sale', QUOTA(1))).toBe('550 5.4.5 Daily sending quota exceeded. - gsmtp');
});
