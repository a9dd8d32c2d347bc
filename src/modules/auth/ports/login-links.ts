/**
 * The tokens in login links. They are signed and not stored: a link may be opened again until it expires, because it only
 * lets its device try.
 */
export abstract class LoginLinks {
  /** Equal each time the email is sent. */
  abstract tokenFor(userId: string, until: Date): string;

  /** The user of a token; undefined where it is forged or has expired by `now`. */
  abstract userOf(token: string, now: Date): string | undefined;
}
