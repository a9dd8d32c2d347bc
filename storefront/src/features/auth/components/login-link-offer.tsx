import { messageOf } from '../../../api/api-error';
import { notify } from '../../../ui/notify';
import { Problem } from '../../../ui/problem';
import { authApi } from '../api';

interface LoginLinkOfferProps {
  email: string;
  /** Why the login was refused. */
  text: string;
  /** Called once the link has been sent. */
  onSent: () => void;
}

/** Offers a login link where the account has no attempts left: somebody else may have used them up. */
export function LoginLinkOffer({ email, text, onSent }: LoginLinkOfferProps) {
  const [ask, { isLoading }] = authApi.useRequestLoginLinkMutation();
  const send = async () => {
    const id = notify.loading('Sending login link...');
    try {
      await ask({ email }).unwrap();
      notify.succeed(id, 'Check your email for the login link!');
      onSent();
    } catch (error) {
      notify.fail(id, messageOf(error, 'Failed to send login link. Please try again.'));
    }
  };
  return (
    <Problem text={text}>
      <button
        type="button"
        disabled={isLoading}
        onClick={() => void send()}
        className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Email me a login link
      </button>
    </Problem>
  );
}
