import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { UserCounts } from '../../ports/user-counts.js';

/** Counted in the index of roles alone. */
@Injectable()
export class PostgresUserCounts extends UserCounts {
  constructor(private readonly database: Database) {
    super();
  }

  async byRole(): Promise<{ admin: number; user: number }> {
    const rows = await this.database.readPrepared<{ role: 'admin' | 'user'; count: number }>(
      'SELECT role, count(*)::int AS count FROM users GROUP BY role',
    );
    const counted = new Map(rows.map(({ role, count }) => [role, count]));
    return { admin: counted.get('admin') ?? 0, user: counted.get('user') ?? 0 };
  }
}
