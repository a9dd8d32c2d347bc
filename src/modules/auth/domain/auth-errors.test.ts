import { profileRules } from '../../../../common/contract/account.js';
import {
  AlreadyAdmin,
  EmailTaken,
  InvalidResetLink,
  InvalidUndoLink,
  LastOwner,
  NoSession,
  OwnFactors,
  RoleChanged,
  unknownImage,
  WrongCredentials,
  WrongOldPassword,
} from './auth-errors.js';

it.each([
  [new WrongCredentials(), 'unauthenticated', 'wrong_credentials', 'Invalid email or password'],
  [new NoSession(), 'unauthenticated', 'no_session', 'Please log in to continue'],
  [new AlreadyAdmin(), 'conflict', 'already_admin', 'This user is already an admin'],
  [
    new InvalidResetLink(),
    'invalid',
    'invalid_reset_link',
    'This reset link is invalid or has expired',
  ],
  [
    new InvalidUndoLink(),
    'invalid',
    'invalid_undo_link',
    'This link is invalid, has expired or was used already',
  ],
  [new OwnFactors(), 'conflict', 'own_factors', 'Change your own second factors in your profile.'],
  [
    new LastOwner(),
    'conflict',
    'last_owner',
    'The shop needs an owner. Make somebody else an owner first.',
  ],
  [new RoleChanged(), 'forbidden', 'role_changed', 'You are not allowed to do this.'],
])('is refused: %s', (error, kind, code, message) => {
  expect(error).toMatchObject({ kind, code, message });
});

it('names the field whose email is taken', () => {
  const message = 'An account with this email already exists';
  expect(new EmailTaken()).toMatchObject({
    kind: 'conflict',
    code: 'email_taken',
    message,
    errors: [{ field: 'email', message }],
  });
});

it('names the field that is wrong', () => {
  expect(new WrongOldPassword().errors).toEqual([
    { field: 'oldPassword', message: 'The old password is not correct' },
  ]);
  expect(unknownImage().errors).toEqual([{ field: 'image', message: profileRules.image.unknown }]);
});
