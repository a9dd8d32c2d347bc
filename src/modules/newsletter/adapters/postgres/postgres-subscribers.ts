import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { Subscribers } from '../../ports/subscribers.js';

const COLUMNS = 'id, email, status, created_at AS "createdAt"';

/** The table `subscriber`. */
@Injectable()
export class PostgresSubscribers extends Subscribers {
  constructor(private readonly database: Database) {
    super();
  }

  async activate(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined> {
    const [begun] = await this.database.write<{ id: string }>(
      `INSERT INTO subscriber (id, email, status, created_at) VALUES ($1, $2, 'active', $3)
       ON CONFLICT (lower(email)) DO UPDATE SET status = 'active'
        WHERE subscriber.status <> 'active'
       RETURNING id`,
      [subscriber.id, subscriber.email, subscriber.createdAt],
    );
    return begun?.id;
  }

  async unsubscribe(id: string): Promise<boolean> {
    const count = await this.database.writeCount(
      `UPDATE subscriber
          SET status = CASE status WHEN 'active' THEN 'unsubscribed' ELSE status END
        WHERE id = $1`,
      [id],
    );
    return count === 1;
  }

  async cancel(email: string): Promise<Subscriber | undefined> {
    const [before] = await this.database.write<Subscriber>(
      `SELECT ${COLUMNS} FROM subscriber WHERE lower(email) = lower($1) FOR UPDATE`,
      [email],
    );
    if (before) {
      await this.database.write(`UPDATE subscriber SET status = 'canceled' WHERE id = $1`, [
        before.id,
      ]);
    }
    return before;
  }

  async find(id: string): Promise<Subscriber | undefined> {
    const sql = `SELECT ${COLUMNS} FROM subscriber WHERE id = $1`;
    return (await this.database.read<Subscriber>(sql, [id]))[0];
  }
}
