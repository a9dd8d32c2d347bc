import { InvalidConfirmLink, InvalidUnsubscribeLink } from './subscriber.js';

it.each([
  [new InvalidUnsubscribeLink(), 'invalid_unsubscribe_link', 'This unsubscribe link is not valid'],
  [new InvalidConfirmLink(), 'invalid_confirm_link', 'This confirmation link is not valid'],
])('a link is refused: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'invalid', code, message });
});
