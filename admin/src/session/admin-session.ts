import { loginPath, session } from '../../../common/browser/session';

/** Whether an admin is signed in in this browser. Only for display: the server checks each call. */
export function isAdmin(): boolean {
  return session.current()?.user.role === 'admin';
}

/** Whether the user may enter the back office; renews a token that was signed before the user became an admin. */
export async function mayEnter(): Promise<boolean> {
  return isAdmin() || (await session.recheck())?.user.role === 'admin';
}

/** Redirects to the storefront's login, which leads back here. Never settles, because the page is unloaded. */
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
    // After all other subscribers have stored their drafts.
    else queueMicrotask(() => void leave());
  });
}
