import { Link } from 'react-router';
import { session } from '../../../../common/browser/session';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { useOrigin } from '../use-entrance';

const ROLES = {
  user: { name: 'a customer', home: { to: '/', label: 'Go to the shop' } },
  admin: { name: 'an admin', home: { to: '/admin/dashboard', label: 'Go to the dashboard' } },
};

/** Shown at `/login` to a signed-in user: says which account is signed in and offers to change it. */
export function SignedInNotice() {
  const current = useSession();
  const origin = useOrigin();
  if (!current) return null;
  const { name, home } = ROLES[current.user.role];
  return (
    <div role="status" className="mb-8 rounded-card bg-mist p-5">
      <p className="font-semibold">You are signed in as {name}.</p>
      <p className="mt-1 text-sm text-steel">
        {origin === '/'
          ? 'To switch accounts, log out or log in below.'
          : 'That page needs another account. Log in to it below.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to={home.to}
          reloadDocument={current.user.role === 'admin'}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {home.label}
        </Link>
        <Button look="outline" onClick={() => void session.signOut()}>
          Logout
        </Button>
      </div>
    </div>
  );
}
