import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { session, type SessionUser } from '../../../common/browser/session';
import { useSession } from '../session/use-session';
import { PageHead } from './head/page-head';

/**
 * The guard of an area: without a session of exactly this role, or of any where none is named, one is sent to `/login`, which remembers
 * where one wanted to go. As the element of a route around the guarded ones.
 */
export function RequireRole({ role }: { role?: SessionUser['role'] }) {
  const current = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const allowed = admits(current?.user, role);
  useEffect(() => {
    // The session itself is asked: while a page from the server comes to life, the hook knows nobody.
    if (admits(session.current()?.user, role)) return;
    void navigate('/login', { replace: true, state: { from: location } });
  }, [current, role, location, navigate]);
  if (allowed) return <Outlet />;
  return (
    <div data-blank className="min-h-[60vh]">
      <PageHead title="Your account" hidden />
    </div>
  );
}

function admits(user: SessionUser | undefined, role: SessionUser['role'] | undefined): boolean {
  return user !== undefined && (role === undefined || user.role === role);
}
