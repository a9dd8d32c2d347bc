import { Link, useLocation } from 'react-router';
import { isAdminApp, type SessionUser } from '../../../../common/browser/session';
import { Icon } from '../../ui/icon';
import { accountEntries, DASHBOARD, isCurrent, PAGES, type NavEntry } from './nav-links';
import { useLogout } from './use-logout';

/** The navigation of narrow screens, with Logout. */
export function MobileMenu({ role }: { role: SessionUser['role'] | undefined }) {
  const { pathname } = useLocation();
  const logout = useLogout();
  const entries: NavEntry[] = [
    ...PAGES,
    ...(role === 'admin' ? [DASHBOARD] : []),
    ...(role ? accountEntries(role) : [{ label: 'Login', to: '/login' }]),
  ];
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className="animate-fade max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-t border-line bg-paper px-4 pb-4 md:hidden"
    >
      <ul role="list" className="divide-y divide-line">
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={isAdminApp(to)}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              className="shout flex min-h-14 items-center justify-between text-lg aria-[current=page]:before:mr-3 aria-[current=page]:before:h-5 aria-[current=page]:before:w-1.5 aria-[current=page]:before:bg-volt"
            >
              <span className="grow">{label}</span>
              <Icon name="right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      {role && (
        <button
          type="button"
          onClick={() => void logout()}
          className="mt-4 min-h-12 w-full rounded-full border border-ink/25 font-semibold"
        >
          Logout
        </button>
      )}
    </nav>
  );
}
