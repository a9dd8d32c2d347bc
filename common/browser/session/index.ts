import { browserSession } from './browser';

/** The single session of this browser, for the storefront and the admin. */
export const session = browserSession();

export { isAdminApp, loginPath, safeReturnPath } from './return-path';
export type { Session, SessionListener, SessionReason } from './session-store';
export type { SessionUser } from './token';
