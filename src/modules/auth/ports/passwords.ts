/**
 * Password hashing. Slow on purpose, with a bounded queue. Callers that are trusted, because they
 * have a session or a trusted device, go before all others.
 */
export abstract class Passwords {
  /**
   * For a caller that would look things up first: a flood is refused before it costs more.
   * @throws DomainError kind `unavailable` when the queue is full.
   */
  abstract checkRoom(isTrusted?: boolean): void;

  /** @throws DomainError kind `unavailable` when the queue is full. */
  abstract hash(password: string, isTrusted?: boolean): Promise<string>;

  /**
   * Whether the password matches. Without a hash it takes the same time and returns false, so that
   * the time does not reveal who has an account.
   * @throws DomainError kind `unavailable` when the queue is full.
   */
  abstract verify(
    hash: string | undefined,
    password: string,
    isTrusted?: boolean,
  ): Promise<boolean>;
}
