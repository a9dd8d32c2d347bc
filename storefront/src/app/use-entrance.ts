import { useLocation, useNavigate } from 'react-router';
import type { Token } from '../features/auth/api';
import { isAdminApp, safeReturnPath, session } from '../../../common/browser/session';

/** Where one came from: kept in the navigation's state, or by the admin's application in `?from=`. */
export function useOrigin(): string {
  const { state, search } = useLocation();
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (from?.pathname) {
    return safeReturnPath(from.pathname + (from.search ?? '') + (from.hash ?? ''));
  }
  return safeReturnPath(new URLSearchParams(search).get('from'));
}

/** Signs in with the answer of login or registration, and leads back to where one came from. */
export function useEntrance(): (answer: Token) => void {
  const navigate = useNavigate();
  const origin = useOrigin();
  return ({ token }) => {
    session.set(token);
    if (isAdminApp(origin)) location.replace(origin);
    else void navigate(origin, { replace: true });
  };
}
