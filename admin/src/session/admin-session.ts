import { loginPath, session } from '../../../common/browser/session';

/** Whether an admin is signed in in this browser. The server decides on each call; this only draws. */
export function isAdmin(): boolean {
  return session.current()?.user.role === 'admin';
}

/** Whether the back office opens; renews a token that was signed before the user became an admin. */
export async function mayEnter(): Promise<boolean> {
  return isAdmin() || (await session.recheck())?.user.role === 'admin';
}

/** To the storefront's login, which leads back here. Never settles: the page is left. */
export function leave(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.replace(loginPath(pathname + search));
  return new Promise(() => undefined);
}

/** Leaves as soon as the session ends or changes hands, in whatever tab that happens. */
export function guardAdmin(): void {
  session.subscribe((_, reason) => {
    if (isAdmin()) return;
    if (reason === 'cleared') window.location.replace('/login');
    // Once all who listen have kept what they have.
    else queueMicrotask(() => void leave());
  });
}
