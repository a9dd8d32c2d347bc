import type { Subscriber } from '../domain/subscriber.js';
import { SubscriberRepository } from '../ports/subscribers.js';

interface Row extends Subscriber {
  readonly askedAt: Date | null;
}

export class FakeSubscriberRepository extends SubscriberRepository {
  readonly rows = new Map<string, Row>();

  async activate(subscriber: Omit<Subscriber, 'status'>): Promise<string | undefined> {
    const known = this.byEmail(subscriber.email);
    if (known?.status === 'active') return undefined;
    return this.put({ askedAt: null, ...subscriber, ...known, status: 'active' });
  }

  async addPending(
    subscriber: Omit<Subscriber, 'status'>,
    notSince: Date,
  ): Promise<string | undefined> {
    const known = this.byEmail(subscriber.email);
    if (known?.status === 'active' || (known?.askedAt && known.askedAt >= notSince))
      return undefined;
    return this.put({ ...subscriber, ...known, status: 'pending', askedAt: subscriber.createdAt });
  }

  async confirm(id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status !== 'pending') return false;
    this.put({ ...row, status: 'active' });
    return true;
  }

  async unsubscribe(id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row && row.status !== 'canceled') this.put({ ...row, status: 'unsubscribed' });
    return row !== undefined;
  }

  async cancel(email: string): Promise<Subscriber | undefined> {
    const before = this.byEmail(email);
    if (before) this.put({ ...before, status: 'canceled' });
    return before && withoutAskedAt(before);
  }

  async deletePendingBefore(before: Date, limit: number): Promise<number> {
    const old = [...this.rows.values()]
      .filter(({ status, askedAt }) => status === 'pending' && askedAt && askedAt < before)
      .slice(0, limit);
    for (const { id } of old) this.rows.delete(id);
    return old.length;
  }

  async find(id: string): Promise<Subscriber | undefined> {
    const row = this.rows.get(id);
    return row && withoutAskedAt(row);
  }

  private byEmail(email: string): Row | undefined {
    return [...this.rows.values()].find((row) => row.email.toLowerCase() === email.toLowerCase());
  }

  private put(row: Row): string {
    this.rows.set(row.id, row);
    return row.id;
  }
}

const withoutAskedAt = ({ askedAt: _, ...subscriber }: Row): Subscriber => subscriber;
