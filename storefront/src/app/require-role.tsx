import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { session, type SessionUser } from '../../../common/browser/session';
import { useSession } from '../session/use-session';
import { PageHead } from './head/page-head';

/**
 * Guards an area: users without a session of this role, or without any session where no role is named, are
 * sent to `/login`, which returns them here afterwards. Use it as the element of a route around the guarded ones.
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
      // Read from the session itself: while a server-rendered page hydrates, the hook has no user.
      if (admits(session.current()?.user, role)) return;
      // The role may have changed since the token was signed. The effect does not run again for the same role.
      if (admits((await session.recheck())?.user, role) || !isHere) return;
      // The page stays while the code of the next one loads, such as the home page after a logout.
      if (window.location.pathname !== location.pathname) return;
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
