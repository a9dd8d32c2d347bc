import type { OpenChallenge } from '../../../../../common/browser/passkeys';
import type { SessionToken } from '../../../api/session-token';
import { messageOf, statusOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { securityApi, type FactorAnswer } from '../api';
import { FactorForm } from './factor-form';

interface LoginFactorProps {
  challenge: OpenChallenge;
  onToken: (answer: SessionToken) => void;
  /** Called where the login has to start again. */
  onStartAgain: () => void;
  /** Called with what to show where there were too many attempts. */
  onRefused: (text: string) => void;
}

/** The second step of a login. */
export function LoginFactor({ challenge, onToken, onStartAgain, onRefused }: LoginFactorProps) {
  const [complete, { isLoading }] = securityApi.useCompleteLoginMutation();
  const answer = async (given: FactorAnswer) => {
    try {
      onToken(await complete({ challenge: challenge.challenge, ...given }).unwrap());
      notify.success('Login successful!');
    } catch (error) {
      const text = messageOf(error, 'Login failed! Please try again');
      if (statusOf(error) === 429) onRefused(text);
      else notify.error(text);
      if ((error as { code?: string }).code === 'challenge_expired') onStartAgain();
      throw error;
    }
  };
  return (
    <>
      <FactorForm challenge={challenge} busy={isLoading} onAnswer={answer} />
      <Button look="quiet" className="mt-2 w-full" onClick={onStartAgain}>
        Back to login
      </Button>
    </>
  );
}
