import { Link } from 'react-router';
import type { ProvedEmail } from '../../api/proved-email';
import { useSession } from '../../session/use-session';
import { profilePath } from '../profile-path';

/** Says what the link in an email is good for, and lets who is signed in use it for that account. */
export function ProvedEmailNotice({ proved }: { proved: ProvedEmail }) {
  const current = useSession();
  const search = new URLSearchParams({ ...proved }).toString();
  return (
    <div role="status" className="mb-8 rounded-card bg-mist p-5">
      <p className="font-semibold">{proved.email} is yours to use.</p>
      <p className="mt-1 text-sm text-steel">
        The account that had entered it gets its old address back.
      </p>
      {current && (
        <Link
          to={`${profilePath(current.user.role)}/edit?${search}`}
          className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Use it for the account that is signed in
        </Link>
      )}
    </div>
  );
}
