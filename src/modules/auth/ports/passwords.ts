/** Password hashing. Slow on purpose, with a bounded queue. */
export abstract class Passwords {
  /** @throws DomainError kind `unavailable` when the queue is full. */
  abstract hash(password: string): Promise<string>;

  /**
   * Whether the password matches. Without a hash it takes the same time and returns false, so that
   * the time does not reveal who has an account.
   * @throws DomainError kind `unavailable` when the queue is full.
   */
  abstract verify(hash: string | undefined, password: string): Promise<boolean>;
}
