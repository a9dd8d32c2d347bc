import { loginLinkRules } from '../../../../../common/contract/account';
import { messageOf } from '../../../api/api-error';
import { ButtonLink } from '../../../ui/button';
import { LinkPanel } from '../../../ui/link-panel';
import { authApi } from '../api';

interface LoginLinkPanelProps {
  /** The token of the link in the email; empty where it is missing. */
  token: string;
  /** Called when this device may try to log in. */
  onDone: () => void;
}

/** Lets this device try to log in to the account of a login link. */
export function LoginLinkPanel({ token, onDone }: LoginLinkPanelProps) {
  const [open, state] = authApi.useOpenLoginLinkMutation();
  return (
    <LinkPanel
      token={token}
      act={() =>
        open({ token })
          .unwrap()
          .then(onDone, () => undefined)
      }
      state={state}
      question={{
        title: 'Log in on this device?',
        text: 'There were too many attempts to log in to your account. This device gets attempts of its own. You still need your password.',
        button: 'Continue to login',
      }}
      success={{
        title: 'You can log in now',
        text: 'Enter your password on this device within an hour.',
        next: <ButtonLink to="/login">Login</ButtonLink>,
      }}
      failure={{
        title: 'The link does not work',
        text: token
          ? messageOf(state.error, 'Something went wrong. Please try again.')
          : loginLinkRules.invalidLink,
      }}
    />
  );
}
