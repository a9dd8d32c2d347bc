import { challengeOf, toOpenChallenge } from './open-challenge';

const data = { challenge: 'c', methods: ['totp', 'unknown'], passkey: null };

it('reads the challenge of a login whose password was right, and its known methods', () => {
  expect(challengeOf({ code: 'factor_required', data })).toEqual({
    challenge: 'c',
    methods: ['totp'],
    passkey: null,
  });
});

it.each([
  [undefined],
  [{ code: 'wrong_credentials', data }],
  [{ code: 'factor_required' }],
  [{ code: 'factor_required', data: { challenge: 1, methods: [] } }],
])('finds none in %j', (error) => {
  expect(challengeOf(error)).toBeNull();
});

it('finds none where the password proves', () => {
  expect(toOpenChallenge({ challenge: null, methods: [], passkey: null })).toBeNull();
});
