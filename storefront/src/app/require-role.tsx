import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { SessionUser } from '../session';
import { useSession } from '../session/use-session';

/**
 * The guard of an area: without a session of exactly this role one is sent to `/login`, which remembers
 * where one wanted to go. As the element of a route around the guarded ones.
 */
export function RequireRole({ role }: { role: SessionUser['role'] }) {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const allowed = session?.user.role === role;
  useEffect(() => {
    if (!allowed) void navigate('/login', { replace: true, state: { from: location } });
    // Asked once the page is alive: on the server nobody is signed in.
  }, [allowed, location, navigate]);
  return allowed ? <Outlet /> : <div className="min-h-[60vh]" />;
}
