import { newDispute } from '../testing/new-dispute.js';
import { newFraudWarning } from '../testing/new-fraud-warning.js';
import { changedDisputes, isOpen } from './dispute.js';
import { changedWarnings } from './fraud-warning.js';

describe('the disputes that differ from what is known', () => {
  const known = [newDispute({ id: 'dp_0', status: 'lost', answerBy: null }), newDispute()];

  it.each([
    { status: 'under_review' as const },
    { amountCents: 100 },
    { withdrawnCents: 0 },
    { answerBy: new Date('2026-12-04T00:00:00Z') },
    { answerBy: null },
    { id: 'dp_2' },
  ])('are those with %j', (change) => {
    const changed = newDispute(change);
    expect(changedDisputes(known, [changed])).toEqual([changed]);
  });

  it('are none where nothing has changed, whatever the time object', () => {
    const same = known.map((dispute) => ({
      ...dispute,
      answerBy: dispute.answerBy && new Date(dispute.answerBy),
    }));
    expect(changedDisputes(known, same)).toEqual([]);
  });
});

it.each([
  ['needs_answer', true],
  ['under_review', true],
  ['won', false],
  ['lost', false],
] as const)('a dispute that is %s is open: %s', (status, expected) => {
  expect(isOpen({ status })).toBe(expected);
});

describe('the fraud warnings that differ from what is known', () => {
  const known = [newFraudWarning({ id: 'issfr_0', isActionable: false }), newFraudWarning()];

  it.each([{ isActionable: false }, { fraudType: 'other' }, { id: 'issfr_2' }])(
    'are those with %j',
    (change) => {
      const changed = newFraudWarning(change);
      expect(changedWarnings(known, [changed])).toEqual([changed]);
    },
  );

  it('are none where nothing has changed', () => {
    expect(changedWarnings(known, [...known])).toEqual([]);
  });
});
