import { loginPath, session } from '../../../common/browser/session';

/** Whether an admin is signed in in this browser. Only for display: the server checks each call. */
export function isAdmin(): boolean {
  return session.current()?.user.role === 'admin';
}

/** Whether the user may enter the back office; renews a token that was signed before the user became an admin. */
export async function mayEnter(): Promise<boolean> {
  return isAdmin() || (await session.recheck())?.user.role === 'admin';
}

/** Id of the admin for whom this tab has loaded its screens, which hold that admin's data and permissions. */
let enteredAs: string | undefined;

/** Whether that admin is still the one who is signed in. */
export function isSameAdmin(): boolean {
  return isAdmin() && session.current()?.user._id === enteredAs;
}

let isLeaving = false;

/** Unloads the page by the first call: a second navigation would only cancel the one under way. */
function unload(navigate: () => void): void {
  if (!isLeaving) navigate();
  isLeaving = true;
}

/**
 * Redirects to the storefront's login, which leads back here. For another admin, loads the page anew.
 * Never settles, because the page is unloaded.
 */
export function leave(): Promise<never> {
  const { pathname, search } = window.location;
  unload(() => {
    if (isAdmin()) window.location.reload();
    else window.location.replace(loginPath(pathname + search));
  });
  return new Promise(() => undefined);
}

/** Leaves as soon as the session ends or changes hands, in whatever tab that happens. */
export function guardAdmin(): void {
  enteredAs = session.current()?.user._id;
  session.subscribe((_, reason) => {
    if (isSameAdmin()) return;
    if (reason === 'cleared') unload(() => window.location.replace('/login'));
    // After all other subscribers have stored their drafts.
    else queueMicrotask(() => void leave());
  });
}
