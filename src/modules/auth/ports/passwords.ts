/** Password hashing. Slow on purpose, and bounded. */
export abstract class Passwords {
  /** @throws DomainError kind `unavailable` when too many wait. */
  abstract hash(password: string): Promise<string>;

  /**
   * Whether a password fits. Without a hash it takes the same time and answers false, so that
   * the time does not show who has an account.
   * @throws DomainError kind `unavailable` when too many wait.
   */
  abstract verify(hash: string | undefined, password: string): Promise<boolean>;
}
