import { emailUndoRules } from '../../../../../common/contract/account';
import { messageOf } from '../../../api/api-error';
import { ButtonLink } from '../../../ui/button';
import { LinkPanel } from '../../../ui/link-panel';
import { authApi } from '../api';

interface UndoEmailPanelProps {
  /** The token of the link in the email; empty where it is missing. */
  token: string;
  /** Called when the address is restored and every session of the account has ended. */
  onDone: () => void;
}

/** Undoes a change of email address. */
export function UndoEmailPanel({ token, onDone }: UndoEmailPanelProps) {
  const [undo, state] = authApi.useUndoEmailChangeMutation();
  return (
    <LinkPanel
      token={token}
      act={() =>
        undo({ token })
          .unwrap()
          .then(onDone, () => undefined)
      }
      state={state}
      question={{
        title: 'Undo the change of your email address?',
        text: 'Your account gets its old address back, and everybody is signed out.',
        button: 'Undo the change',
      }}
      success={{
        title: 'Your old address is back',
        text: 'Everybody is signed out of your account. If somebody else was in it, set a new password.',
        next: (
          <>
            <ButtonLink to="/forget-password">Set a new password</ButtonLink>
            <ButtonLink look="outline" to="/login">
              Login
            </ButtonLink>
          </>
        ),
      }}
      failure={{
        title: 'The change was not undone',
        text: token
          ? messageOf(state.error, 'Something went wrong. Please try again.')
          : emailUndoRules.invalidLink,
      }}
    />
  );
}
