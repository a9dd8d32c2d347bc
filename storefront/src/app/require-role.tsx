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
  const user = current?.user._id;
  useEffect(() => {
    let isHere = true;
    const decide = async () => {
      // The session itself is asked: while a page from the server comes to life, the hook knows nobody.
      if (admits(session.current()?.user, role)) return;
      // The role may have changed since the token was signed. A renewed token with the same role does not repeat this.
      if (admits((await session.recheck())?.user, role) || !isHere) return;
      await navigate('/login', { replace: true, state: { from: location } });
    };
    void decide();
    return () => {
      isHere = false;
    };
  }, [allowed, user, role, location, navigate]);
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
