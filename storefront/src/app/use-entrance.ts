import { useLocation, useNavigate } from 'react-router';
import { isAdminApp, safeReturnPath, session } from '../../../common/browser/session';
import type { SessionToken } from '../api/session-token';

/** The location before the login: in the navigation state, or from the back office in `?from=`. */
export function useOrigin(): string {
  const { state, search } = useLocation();
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (from?.pathname) {
    return safeReturnPath(from.pathname + (from.search ?? '') + (from.hash ?? ''));
  }
  return safeReturnPath(new URLSearchParams(search).get('from'));
}

/** Starts the session after login or registration and returns to the location before it. */
export function useEntrance(): (answer: SessionToken) => void {
  const navigate = useNavigate();
  const origin = useOrigin();
  return ({ token }) => {
    session.set(token);
    if (isAdminApp(origin)) location.replace(origin);
    else void navigate(origin, { replace: true });
  };
}
