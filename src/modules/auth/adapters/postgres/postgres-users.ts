import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { Users } from '../../ports/users.js';

/** What other modules may read of a user. */
@Injectable()
export class PostgresUsers extends Users {
  constructor(private readonly database: Database) {
    super();
  }

  async find(id: string): Promise<{ id: string; name: string; email: string } | undefined> {
    const sql = 'SELECT id, name, email FROM users WHERE id = $1';
    return (
      await this.database.readPrepared<{ id: string; name: string; email: string }>(sql, [id])
    )[0];
  }
}
