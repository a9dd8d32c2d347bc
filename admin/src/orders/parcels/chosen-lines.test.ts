import { choiceProblem, chosenLines } from './chosen-lines';
import { toTracking } from './use-tracking';

const lines = [
  { _id: 'mat', name: 'Mat', unshipped: 1 },
  { _id: 'bell', name: 'Bell', unshipped: 2 },
];

it('takes the lines with units, and no others', () => {
  const typed = { mat: '', bell: '2' };
  expect(choiceProblem(lines, typed)).toBe('');
  expect(chosenLines(lines, typed)).toEqual([{ lineId: 'bell', quantity: 2 }]);
});

it.each([
  [{}, 'Choose at least one product'],
  [{ mat: '0' }, 'Choose at least one product'],
  [{ mat: '2' }, 'Enter a whole number up to 1 for Mat'],
  [{ bell: '-1' }, 'Enter a whole number up to 2 for Bell'],
  [{ bell: '1.5' }, 'Enter a whole number up to 2 for Bell'],
  [{ bell: 'x' }, 'Enter a whole number up to 2 for Bell'],
])('refuses %j', (typed, problem) => {
  expect(choiceProblem(lines, typed)).toBe(problem);
});

it('leaves out the fields that a known carrier does not have', () => {
  const typed = {
    carrier: 'ups',
    carrierName: 'GLS',
    trackingNumber: ' 1Z ',
    trackingUrl: 'https://gls.test',
  };
  const none = { carrierName: null, trackingUrl: null };
  expect(toTracking(typed)).toEqual({ carrier: 'ups', trackingNumber: '1Z', ...none });
  expect(toTracking({ ...typed, carrier: '', trackingNumber: '' })).toEqual({
    carrier: null,
    trackingNumber: null,
    ...none,
  });
  expect(toTracking({ ...typed, carrier: 'other' }).carrierName).toBe('GLS');
});
