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

/** The account of a reset link. */
export interface ResetRecipient {
  readonly name: string;
  /** Where the link goes. */
  readonly email: string;
  /** The unconfirmed change for which it goes to the old address. */
  readonly change?: {
    readonly id: string;
    readonly newEmail: string;
    readonly expiresAt: Date;
  };
}

/** Password reset links, at most one of each user. Writes join the caller's transaction. */
export abstract class PasswordResets {
  /**
   * Stores a link for the user with this email address, or with this old one in an unconfirmed
   * change; for an unknown one too, without a user. The user's older link ends. Whether there is a
   * user.
   */
  abstract add(
    reset: { id: string; email: string; tokenHash: string; expiresAt: Date },
    now: Date,
  ): Promise<boolean>;

  /** Whether `use` would find a user. */
  abstract isUsable(tokenHash: string, now: Date): Promise<boolean>;

  /** Consumes a link and all others of its user. Undefined for an unknown, used or expired one. */
  abstract use(tokenHash: string, now: Date): Promise<{ userId: string } | undefined>;

  /** The recipient of the email; undefined for an unknown address and for a used or expired link. */
  abstract recipient(id: string, now: Date): Promise<ResetRecipient | undefined>;

  abstract dropAllOf(userId: string): Promise<void>;

  /** Deletes up to `limit` links that expired before `now`; returns how many. */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;
}
