import { Link } from 'react-router';
import { useShop } from '../../features/shop/api';
import { useSession } from '../../session/use-session';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/icon-button';
import { useDisclosure } from '../../ui/use-disclosure';
import { Wordmark } from '../../ui/wordmark';
import { useScrolledPast } from '../use-scrolled-past';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { MobileMenu } from './mobile-menu';
import { NavItem } from './nav-item';
import { DASHBOARD, PAGES } from './nav-links';
import { useOpenHere } from './use-open-here';

const FIXED_AFTER_PX = 100;

/** The navigation bar. It becomes fixed once the page is scrolled; its space is reserved to avoid a layout shift. */
export function Header() {
  const { name } = useShop();
  const role = useSession()?.user.role;
  const fixed = useScrolledPast(FIXED_AFTER_PX);
  const state = useOpenHere();
  const { rootProps, buttonProps } = useDisclosure<HTMLDivElement>(state);
  const [open] = state;

  return (
    <header className="relative z-40 h-16 lg:h-18 print:hidden">
      <div
        {...rootProps}
        className={classes(
          'inset-x-0 top-0 border-b border-line bg-paper',
          fixed ? 'animate-drop fixed shadow-soft' : 'absolute',
        )}
      >
        <div className="shell flex h-16 items-center gap-6 lg:h-18">
          <Link to="/" aria-label={`${name} home`} className="flex min-h-11 min-w-0 items-center">
            <Wordmark name={name} className="h-5 lg:h-[22px]" />
          </Link>
          <nav aria-label="Main" className="hidden grow items-center gap-1 md:flex">
            {PAGES.map((entry) => (
              <NavItem key={entry.to} entry={entry} />
            ))}
            {role === 'admin' && <NavItem entry={DASHBOARD} />}
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-1">
            <CartLink />
            <div className="hidden md:block">
              {role ? (
                <AccountMenu role={role} />
              ) : (
                <NavItem entry={{ label: 'Login', to: '/login' }} />
              )}
            </div>
            <IconButton
              icon={open ? 'close' : 'menu'}
              label={open ? 'Close menu' : 'Open menu'}
              aria-controls="mobile-menu"
              className="-mr-2.5 md:hidden"
              {...buttonProps}
            />
          </div>
        </div>
        {open && <MobileMenu role={role} />}
      </div>
    </header>
  );
}
