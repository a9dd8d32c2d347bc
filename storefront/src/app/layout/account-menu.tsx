import { Link } from 'react-router';
import type { SessionUser } from '../../../../common/browser/session';
import { IconButton } from '../../ui/icon-button';
import { useDisclosure } from '../../ui/use-disclosure';
import { accountEntries } from './nav-links';
import { useLogout } from './use-logout';
import { useOpenHere } from './use-open-here';

const ENTRY =
  'flex min-h-11 w-full items-center rounded-sm px-4 text-left text-sm font-semibold hover:bg-mist';

/** The signed-in user's links and Logout, shown and hidden by a button; going to another page hides them. */
export function AccountMenu({ role }: { role: SessionUser['role'] }) {
  const state = useOpenHere();
  const { rootProps, buttonProps } = useDisclosure<HTMLDivElement>(state);
  const logout = useLogout();
  const [open] = state;
  return (
    <div {...rootProps} className="relative">
      <IconButton icon="user" label="Account" aria-controls="account-menu" {...buttonProps} />
      {open && (
        <nav
          id="account-menu"
          aria-label="Account"
          className="animate-rise absolute top-13 right-0 w-56 rounded-card border border-line bg-paper p-2 shadow-soft"
        >
          <ul role="list">
            {accountEntries(role).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={ENTRY}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={ENTRY} onClick={() => void logout()}>
                Logout
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
