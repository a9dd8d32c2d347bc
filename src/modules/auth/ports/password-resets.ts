/** Reset links that have been asked for. Writes join the caller's transaction. */
export abstract class PasswordResets {
  /** Stores a reset for whoever has this e-mail, and as much for an unknown one. */
  abstract add(reset: {
    id: string;
    email: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<void>;

  /** Uses a link up, and with it all others of its user. Undefined when it is not good. */
  abstract use(tokenHash: string, now: Date): Promise<{ userId: string } | undefined>;

  /** Whom the mail goes to; undefined for an unknown e-mail or a link used or run out. */
  abstract recipient(id: string, now: Date): Promise<{ name: string; email: string } | undefined>;

  abstract dropAllOf(userId: string): Promise<void>;

  /** Deletes what ran out before `now`; answers how many. */
  abstract deleteExpired(now: Date): Promise<number>;
}
