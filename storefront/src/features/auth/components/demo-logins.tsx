import type { SessionToken } from '../../../api/session-token';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { authApi, type LoginInput } from '../api';

interface DemoLoginsProps {
  /** The two accounts of the demo shop, as the server names them. */
  demo: { admin: LoginInput; user: LoginInput };
  onToken: (answer: SessionToken) => void;
}

/** Buttons that log in with a demo account. */
export function DemoLogins({ demo, onToken }: DemoLoginsProps) {
  const [login, { isLoading }] = authApi.useLoginMutation();
  const enter = async (account: LoginInput) => {
    try {
      onToken(await login(account).unwrap());
      notify.success('Login successful!');
    } catch (error) {
      notify.error(messageOf(error, 'Login failed! Please try again'));
    }
  };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p className="mb-3 text-sm text-steel">This is a demo shop. Look around as:</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button look="outline" disabled={isLoading} onClick={() => void enter(demo.admin)}>
          Login As Admin
        </Button>
        <Button look="outline" disabled={isLoading} onClick={() => void enter(demo.user)}>
          Login As User
        </Button>
      </div>
    </div>
  );
}
