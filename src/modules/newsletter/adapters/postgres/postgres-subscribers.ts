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

  async ask(subscriber: Omit<Subscriber, 'status'>, notSince: Date): Promise<string | undefined> {
    const [asked] = await this.database.write<{ id: string }>(
      `INSERT INTO subscriber (id, email, status, created_at, asked_at)
       VALUES ($1, $2, 'pending', $3, $3)
       ON CONFLICT (lower(email)) DO UPDATE SET status = 'pending', asked_at = excluded.asked_at
        WHERE subscriber.status <> 'active'
          AND (subscriber.asked_at IS NULL OR subscriber.asked_at < $4)
       RETURNING id`,
      [subscriber.id, subscriber.email, subscriber.createdAt, notSince],
    );
    return asked?.id;
  }

  async confirm(id: string): Promise<boolean> {
    const sql = `UPDATE subscriber SET status = 'active' WHERE id = $1 AND status = 'pending'`;
    return (await this.database.writeCount(sql, [id])) === 1;
  }

  async unsubscribe(id: string): Promise<boolean> {
    const count = await this.database.writeCount(
      `UPDATE subscriber
          SET status = CASE WHEN status IN ('active', 'pending') THEN 'unsubscribed' ELSE status END
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
