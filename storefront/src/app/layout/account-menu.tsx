import { useEffect, useRef, type FocusEvent } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '../../../../common/browser/session';
import { IconButton } from '../../ui/icon-button';
import { accountEntries } from './nav-links';
import { useLogout } from './use-logout';
import { useOpenHere } from './use-open-here';

const ENTRY =
  'flex min-h-11 w-full items-center rounded-sm px-4 text-left text-sm font-semibold hover:bg-mist';

/** The menu of whoever is signed in; closes by Escape, by leaving it, and by going somewhere. */
export function AccountMenu({ role }: { role: SessionUser['role'] }) {
  const [open, setOpen] = useOpenHere();
  const logout = useLogout();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, setOpen]);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={root}
      className="relative"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        icon="user"
        label="Account"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          id="account-menu"
          className="animate-rise absolute top-13 right-0 w-56 rounded-card border border-line bg-paper p-2 shadow-soft"
        >
          {accountEntries(role).map(({ label, to }) => (
            <Link key={to} to={to} className={ENTRY}>
              {label}
            </Link>
          ))}
          <button type="button" className={ENTRY} onClick={() => void logout()}>
            Logout
          </button>
        </div>
      )}
    </div>
  );
}
