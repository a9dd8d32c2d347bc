import { AlreadyInvited, InvalidInvitation, OtherAccount } from './staff-invitation.js';

const INVALID = 'This invitation is invalid, has expired or was used already';
const OTHER = 'This invitation is for another account. Log in with the invited email address.';

it.each([
  [new InvalidInvitation(), 'invalid', 'invalid_invitation', INVALID],
  [new OtherAccount(), 'conflict', 'other_account', OTHER],
])('is refused: %s', (error, kind, code, message) => {
  expect(error).toMatchObject({ kind, code, message });
});

it('names the field whose address is invited already', () => {
  const message = 'This address is invited already. Send the invitation again instead.';
  expect(new AlreadyInvited()).toMatchObject({
    kind: 'conflict',
    code: 'already_invited',
    message,
    errors: [{ field: 'email', message }],
  });
});
