/**
 * Tells a password manager whose new password it is; nobody sees it. Empty where the page does not
 * know: the manager asks then.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
