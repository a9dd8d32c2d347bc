import { useNavigate } from 'react-router';
import { session } from '../../../../common/browser/session';

/** Ends the session in all tabs and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // As the session ends and not after it: the guard of an account page would lead to the login.
    const unsubscribe = session.subscribe((_, reason) => {
      if (reason === 'cleared') void navigate('/');
    });
    await session.signOut().finally(unsubscribe);
  };
}
