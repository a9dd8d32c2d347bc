import { subjectText } from './subject-text';

it('calls an account a user, and leaves other subjects as they are', () => {
  expect(subjectText('person 42')).toBe('user 42');
  expect(subjectText('job person 42')).toBe('job person 42');
});
