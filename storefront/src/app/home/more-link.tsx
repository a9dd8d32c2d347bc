import { Link } from 'react-router';

/** The link from a row to its whole list. */
export function MoreLink({ to, of }: { to: string; of: string }) {
  return (
    <Link
      to={to}
      aria-label={`View all: ${of}`}
      className="mr-2 hidden min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline sm:inline-flex"
    >
      View all
    </Link>
  );
}
