import { Injectable } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { Ids } from '../../../../kernel/ids.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type ActiveCampaign,
  CampaignDeliveries,
  type ClaimedEmail,
  type EmailEnd,
} from '../../ports/campaign-deliveries.js';
import { CampaignEntity, CampaignPaceEntity, CampaignRecipientEntity } from './campaign.entity.js';
import { beginning, claiming, ending, reserving } from './campaign-writes.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Recipients that are listed in one transaction. */
const LISTED_AT_ONCE = 5_000;
/** More than these wait for the older ones. */
const MOST_CAMPAIGNS = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const DIED = 'The process ended while it sent this email.';

const LISTED = columns(CampaignRecipientEntity, 'recipient', ['subscriberId']);

@Injectable()
export class PostgresCampaignDeliveries extends CampaignDeliveries {
  private readonly claiming = claiming(this.statements);
  private readonly beginning = beginning(this.statements);
  private readonly ending = ending(this.statements);
  private readonly reserving = reserving(this.statements);

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly env: Env,
  ) {
    super();
  }

  async active(): Promise<readonly ActiveCampaign[]> {
    // On the primary: a replica may not know yet that one was paused.
    const due = await this.alone(CampaignEntity)
      .createQueryBuilder('campaign')
      .where(`campaign.state IN ('scheduled', 'sending')`)
      .andWhere(`campaign.sendAt <= ${SHOP_NOW}`)
      .orderBy('campaign.sendAt')
      .limit(MOST_CAMPAIGNS)
      .getMany();
    if (due.some(({ state }) => state === 'scheduled')) await this.begin();
    return due.map(({ id, subject, preview, body, isListed }) => ({
      id,
      subject,
      preview,
      body,
      isListed,
    }));
  }

  async listRecipients(campaignId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaign = await this.repositories
        .write(CampaignEntity)
        .createQueryBuilder('campaign')
        .setLock('for_no_key_update')
        .setOnLocked('skip_locked')
        .where(`campaign.id = :campaignId AND campaign.state = 'sending'`, { campaignId })
        .andWhere('NOT campaign.isListed')
        .getOne();
      // Another process lists them.
      if (!campaign) return;
      const added = await this.addRecipients(campaign);
      await this.repositories
        .write(CampaignEntity)
        .createQueryBuilder()
        .update()
        .set({
          recipients: () => 'recipients + :added',
          isListed: added.length < LISTED_AT_ONCE,
          listedTo: added.at(-1) ?? campaign.listedTo,
        })
        .where({ id: campaignId })
        .setParameter('added', added.length)
        .execute();
    });
  }

  async claim(campaignId: string, limit: number): Promise<readonly ClaimedEmail[]> {
    const claim = this.ids.next();
    const leaseMs = this.env.CAMPAIGN_LEASE_MS;
    const claimed = await this.claiming.writeAlone({ campaignId, claim, leaseMs, limit });
    return claimed.map(({ subscriberId }) => ({ campaignId, subscriberId, claim }));
  }

  async reserve(count: number): Promise<number> {
    const spanMs = (count * 1000) / this.env.CAMPAIGN_RATE;
    for (;;) {
      const [reserved] = await this.reserving.writeAlone({ spanMs });
      if (reserved) return Math.max(0, reserved.waitMs);
      const first = { id: 1, nextAt: () => SHOP_NOW };
      const insert = this.alone(CampaignPaceEntity).createQueryBuilder().insert().values(first);
      await insert.orIgnore().updateEntity(false).execute();
    }
  }

  async turn(
    ended: (ClaimedEmail & { readonly end: EmailEnd }) | undefined,
    next: ClaimedEmail | undefined,
  ): Promise<string | undefined> {
    const leaseMs = this.env.CAMPAIGN_LEASE_MS;
    const [, begun = []] = await this.unitOfWork.run(() =>
      this.unitOfWork.together([
        async () => ended && this.ending.write(toEnding(ended)),
        async () => next && this.beginning.write({ ...next, leaseMs }),
      ]),
    );
    const [email] = begun;
    return email?.state === 'sending' ? (email.email ?? undefined) : undefined;
  }

  async release(emails: readonly ClaimedEmail[]): Promise<void> {
    const [first] = emails;
    if (!first) return;
    const { campaignId, claim } = first;
    await this.alone(CampaignRecipientEntity)
      .createQueryBuilder()
      .update()
      .set({ claim: null, leasedUntil: null })
      .where({ campaignId, claim, state: 'waiting' })
      .andWhere('subscriber_id = ANY (:ids)', { ids: emails.map((email) => email.subscriberId) })
      .execute();
  }

  async expire(campaignId: string): Promise<void> {
    await this.alone(CampaignRecipientEntity)
      .createQueryBuilder()
      .update()
      .set({ state: 'unconfirmed', leasedUntil: null, error: DIED })
      .where(`campaign_id = :campaignId AND state = 'sending'`, { campaignId })
      .andWhere(`leased_until <= ${SHOP_NOW}`)
      .execute();
  }

  async pause(campaignId: string, reason: string): Promise<void> {
    const running = { id: campaignId, state: 'sending' } as const;
    await this.alone(CampaignEntity).update(running, { state: 'paused', pauseReason: reason });
  }

  async finish(campaignId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const campaigns = this.repositories.write(CampaignEntity);
      // Locked first: an email that a person sends again meanwhile is then seen by the second statement.
      const isRunning = await campaigns
        .createQueryBuilder('campaign')
        .setLock('for_no_key_update')
        .where(`campaign.id = :campaignId AND campaign.state = 'sending'`, { campaignId })
        .andWhere('campaign.isListed')
        .getOne();
      if (!isRunning) return;
      const isOpen = await this.repositories
        .write(CampaignRecipientEntity)
        .createQueryBuilder('recipient')
        .where('recipient.campaignId = :campaignId', { campaignId })
        .andWhere(`recipient.state IN ('waiting', 'sending')`)
        .getExists();
      if (isOpen) return;
      await campaigns.update({ id: campaignId }, { state: 'sent', finishedAt: () => SHOP_NOW });
    });
  }

  private async begin(): Promise<void> {
    await this.alone(CampaignEntity)
      .createQueryBuilder()
      .update()
      .set({ state: 'sending', startedAt: () => SHOP_NOW })
      .where(`state = 'scheduled' AND send_at <= ${SHOP_NOW}`)
      .execute();
  }

  private async addRecipients({ id, listedTo }: CampaignEntity): Promise<string[]> {
    const result = await this.repositories
      .write(CampaignRecipientEntity)
      .createQueryBuilder()
      .insert()
      .into(CampaignRecipientEntity, ['campaignId', 'subscriberId'])
      .valuesFromSelect((select) =>
        select
          .select(':id::uuid', 'campaign_id')
          // In parentheses: the query builder would put a plain column first.
          .addSelect('(subscriber.id)', 'subscriber_id')
          .from(SubscriberEntity, 'subscriber')
          .where(`subscriber.status = 'active' AND subscriber.id > :after`)
          .orderBy('subscriber.id')
          .limit(LISTED_AT_ONCE),
      )
      .setParameters({ id, after: listedTo ?? FIRST_ID })
      .updateEntity(false)
      .returning('subscriber_id')
      .execute();
    return this.statements.returned(result, LISTED).map(({ subscriberId }) => subscriberId);
  }

  private alone<Entity extends object>(entity: new () => Entity) {
    return this.repositories.writeAlone(entity);
  }
}

function toEnding({ campaignId, subscriberId, claim, end }: ClaimedEmail & { end: EmailEnd }) {
  const isPostponed = end.state === 'postponed';
  const isBack = isPostponed || end.state === 'returned';
  return {
    campaignId,
    subscriberId,
    claim,
    isPostponed,
    end: isBack ? 'waiting' : end.state,
    error: 'error' in end ? end.error : null,
  };
}
