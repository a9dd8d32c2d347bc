import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { PasswordResets } from '../../ports/password-resets.js';

/** The table `password_reset`. A link that was used, or whose account changed, has no row. */
@Injectable()
export class PostgresPasswordResets extends PasswordResets {
  constructor(private readonly database: Database) {
    super();
  }

  async add(reset: {
    id: string;
    email: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.write(
      `INSERT INTO password_reset (id, user_id, token_hash, expires_at)
       VALUES ($1, (SELECT id FROM users WHERE lower(email) = lower($2)), $3, $4)`,
      [reset.id, reset.email, reset.tokenHash, reset.expiresAt],
    );
  }

  async use(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
    const [used] = await this.database.write<{ userId: string }>(
      `DELETE FROM password_reset
        WHERE token_hash = $1 AND expires_at > $2 AND user_id IS NOT NULL
        RETURNING user_id AS "userId"`,
      [tokenHash, now],
    );
    if (used) await this.dropAllOf(used.userId);
    return used;
  }

  async recipient(id: string, now: Date): Promise<{ name: string; email: string } | undefined> {
    const [user] = await this.database.read<{ name: string; email: string }>(
      `SELECT p.name, p.email FROM password_reset r JOIN users p ON p.id = r.user_id
        WHERE r.id = $1 AND r.expires_at > $2`,
      [id, now],
    );
    return user;
  }

  async dropAllOf(userId: string): Promise<void> {
    await this.database.write('DELETE FROM password_reset WHERE user_id = $1', [userId]);
  }

  deleteExpired(now: Date): Promise<number> {
    return this.database.writeCount('DELETE FROM password_reset WHERE expires_at < $1', [now]);
  }
}
