import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { SubscriberRepository } from '../../ports/subscribers.js';
import { CampaignRecipientEntity } from './campaign.entity.js';
import { ACTIVATE, ADD_PENDING } from './subscribe.sql.js';
import { SubscriberEntity, toSubscriber } from './subscriber.entity.js';

/**
 * Deletes subscribers, and the errors of their emails, in which the mail server may name the address.
 * Their campaigns still count them, by the id alone.
 */
export async function deleteSubscribers(
  repositories: Repositories,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await repositories
    .write(CampaignRecipientEntity)
    .update({ subscriberId: In(ids), error: Not(IsNull()) }, { error: null });
  await repositories.write(SubscriberEntity).delete({ id: In(ids) });
}

const ID = columns(SubscriberEntity, 'subscriber', ['id']);

@Injectable()
export class PostgresSubscriberRepository extends SubscriberRepository {
  private readonly activating = this.statements.sql(ACTIVATE, ID);
  private readonly adding = this.statements.sql(ADD_PENDING, ID);

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async activate({
    id,
    email,
    createdAt,
  }: Omit<Subscriber, 'status'>): Promise<string | undefined> {
    const [activated] = await this.activating.write([id, email, createdAt]);
    return activated?.id;
  }

  async addPending(
    { id, email, createdAt }: Omit<Subscriber, 'status'>,
    notSince: Date,
  ): Promise<string | undefined> {
    const [pending] = await this.adding.write([id, email, createdAt, notSince]);
    return pending?.id;
  }

  async confirm(id: string): Promise<boolean> {
    const { affected } = await this.rows.update({ id, status: 'pending' }, { status: 'active' });
    return affected === 1;
  }

  async unsubscribe(id: string): Promise<boolean> {
    const standing = { id, status: In(['active', 'pending']) };
    const { affected } = await this.rows.update(standing, { status: 'unsubscribed' });
    return affected === 1 || this.rows.existsBy({ id });
  }

  async cancel(email: string): Promise<Subscriber | undefined> {
    const before = await this.rows
      .createQueryBuilder('subscriber')
      .setLock('pessimistic_write')
      .where('lower(subscriber.email) = lower(:email)', { email })
      .getOne();
    if (before) await this.rows.update({ id: before.id }, { status: 'canceled' });
    return before ? toSubscriber(before) : undefined;
  }

  async deletePendingBefore(before: Date, limit: number): Promise<number> {
    // One who is asked again or confirms meanwhile is skipped.
    const old = await this.rows
      .createQueryBuilder('subscriber')
      .select('subscriber.id')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where(`subscriber.status = 'pending' AND subscriber.askedAt < :before`, { before })
      .orderBy('subscriber.askedAt')
      .limit(limit)
      .getMany();
    await deleteSubscribers(
      this.repositories,
      old.map(({ id }) => id),
    );
    return old.length;
  }

  async find(id: string): Promise<Subscriber | undefined> {
    const found = await this.repositories.read(SubscriberEntity).findOneBy({ id });
    return found ? toSubscriber(found) : undefined;
  }

  private get rows() {
    return this.repositories.write(SubscriberEntity);
  }
}
