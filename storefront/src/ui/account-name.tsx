/**
 * A hidden field that tells a password manager whose password it is. Empty where the page does not know the account;
 * the manager asks then.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
