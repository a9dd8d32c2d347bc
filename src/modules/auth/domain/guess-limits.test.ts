import { CODE_GUESSES, mostGuessesInAnHour, PASSWORD_GUESSES } from './guess-limits.js';

it('the shares of an account come to 100 passwords and 20 codes in any hour', () => {
  expect(mostGuessesInAnHour(PASSWORD_GUESSES)).toBe(100);
  expect(mostGuessesInAnHour(CODE_GUESSES)).toBe(20);
});
