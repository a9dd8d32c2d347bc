import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { brokenConstraint } from '../../../../platform/database/sql-state.js';
import { EmailTaken } from '../../domain/auth-errors.js';
import type { Credentials, User, ProfileChanges, Role } from '../../domain/user.js';
import { UserRepository } from '../../ports/user-repository.js';
import { USER_COLUMNS } from './user-columns.js';

const CREDENTIALS = 'SELECT id, role, password_hash AS "passwordHash" FROM users';

/** The table `user`. */
@Injectable()
export class PostgresUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(user: User, passwordHash: string): Promise<void> {
    const { id, name, email, role, createdAt } = user;
    await this.uniqueEmail(() =>
      this.database.write(
        `INSERT INTO users (id, name, email, password_hash, role, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [id, name, email, passwordHash, role, createdAt],
      ),
    );
  }

  async find(id: string): Promise<User | undefined> {
    const sql = `SELECT ${USER_COLUMNS} FROM users WHERE id = $1`;
    return (await this.database.read<User>(sql, [id]))[0];
  }

  async findByEmail(email: string): Promise<{ id: string; role: Role } | undefined> {
    return this.credentialsByEmail(email);
  }

  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const sql = `${CREDENTIALS} WHERE lower(email) = lower($1)`;
    return (await this.database.read<Credentials>(sql, [email]))[0];
  }

  async credentialsOf(id: string): Promise<Credentials | undefined> {
    return (await this.database.read<Credentials>(`${CREDENTIALS} WHERE id = $1`, [id]))[0];
  }

  async holdPassword(id: string, passwordHash: string): Promise<boolean> {
    const rows = await this.database.write(
      'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE',
      [id, passwordHash],
    );
    return rows.length === 1;
  }

  async setPassword(id: string, passwordHash: string, expected?: string): Promise<boolean> {
    const count = await this.database.writeCount(
      `UPDATE users SET password_hash = $2
        WHERE id = $1 AND ($3::text IS NULL OR password_hash = $3)`,
      [id, passwordHash, expected ?? null],
    );
    return count === 1;
  }

  async change(
    id: string,
    changes: ProfileChanges,
  ): Promise<{ before: User; after: User } | undefined> {
    const [before] = await this.database.write<User>(
      `SELECT ${USER_COLUMNS} FROM users WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!before) return undefined;
    const after = { ...before, ...changes };
    await this.uniqueEmail(() =>
      this.database.write(
        `UPDATE users SET name = $2, email = $3, address = $4, phone = $5, image = $6
          WHERE id = $1`,
        [id, after.name, after.email, after.address, after.phone, after.image],
      ),
    );
    return { before, after };
  }

  async promote(id: string): Promise<boolean> {
    const sql = `UPDATE users SET role = 'admin' WHERE id = $1 AND role = 'user'`;
    return (await this.database.writeCount(sql, [id])) === 1;
  }

  private async uniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      throw brokenConstraint(error) === 'users_email' ? new EmailTaken() : error;
    }
  }
}
