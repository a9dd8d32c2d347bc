import { useNavigate } from 'react-router';
import { session } from '../../../../common/browser/session';

/** Ends the session here and in all tabs, and leads home. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await session.signOut();
    await navigate('/');
  };
}
