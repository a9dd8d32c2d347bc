import { Link, useLocation } from 'react-router';
import { isAdminApp } from '../../../../common/browser/session';
import { classes } from '../../ui/classes';
import { isCurrent, type NavEntry } from './nav-links';

/** A link of the navigation bar; the current page is highlighted. */
export function NavItem({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  const current = isCurrent(entry.to, pathname);
  return (
    <Link
      to={entry.to}
      reloadDocument={isAdminApp(entry.to)}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'relative inline-flex min-h-11 items-center px-3 text-sm font-semibold',
        'after:absolute after:inset-x-3 after:bottom-2 after:h-0.5 after:origin-left after:bg-ink after:transition-transform after:duration-200',
        current ? 'after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100',
      )}
    >
      {entry.label}
    </Link>
  );
}
