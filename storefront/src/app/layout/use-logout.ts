import { useNavigate } from 'react-router';
import { session } from '../../../../common/browser/session';

/** Ends the session in all tabs and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await session.signOut();
    await navigate('/');
  };
}
