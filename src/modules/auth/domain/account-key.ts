/**
 * What an account is counted by: its e-mail address in small letters, each taken by itself as the
 * store compares them. Else `İ`, which is an i there and more than one letter here, would count anew.
 */
export function accountKey(email: string): string {
  return Array.from(email, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
