/**
 * The key by which an account is rate limited: its email address in lower case, letter by letter as
 * Postgres compares them. Else `İ`, an i there and two characters here, would be another account.
 */
export function accountKey(email: string): string {
  return Array.from(email, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
