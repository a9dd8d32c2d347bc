import { useLocation, useNavigate } from 'react-router';
import { isAdminApp, safeReturnPath, session } from '../../../common/browser/session';
import type { SessionToken } from '../api/session-token';
import { useShop } from '../features/shop/api';
import { DASHBOARD } from './layout/nav-links';

/** The location before the login: in the navigation state, or from the back office in `?from=`. */
export function useOrigin(): string {
  const { state, search } = useLocation();
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (from?.pathname) {
    return safeReturnPath(from.pathname + (from.search ?? '') + (from.hash ?? ''));
  }
  return safeReturnPath(new URLSearchParams(search).get('from'));
}

/**
 * Starts the session after login or registration and returns to the location before it. Staff who come from nowhere
 * go to the back office; in a demo shop to the shop, which they look around in.
 */
export function useEntrance(): (answer: SessionToken) => void {
  const navigate = useNavigate();
  const origin = useOrigin();
  const { demo } = useShop();
  return ({ token }) => {
    session.set(token);
    const isAtWork = !demo && origin === '/' && session.current()?.user.role === 'admin';
    const target = isAtWork ? DASHBOARD.to : origin;
    if (isAdminApp(target)) location.replace(target);
    else void navigate(target, { replace: true });
  };
}
