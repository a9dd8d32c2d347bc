import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import type { Campaign } from '../../domain/campaign.js';
import { CampaignRepository } from '../../ports/campaign-repository.js';
import { CampaignImages } from './campaign-images.js';
import { CampaignEntity, CampaignRecipientEntity } from './campaign.entity.js';

/** A recipient whose email is sent as if it had never been begun. */
const WAITING = {
  state: 'waiting',
  claim: null,
  leasedUntil: null,
  attempts: 0,
  error: null,
} as const;

@Injectable()
export class PostgresCampaignRepository extends CampaignRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly images: CampaignImages,
  ) {
    super();
  }

  async add(campaign: Campaign, userId: string): Promise<void> {
    await this.campaigns.insert({ ...toRow(campaign), userId });
    await this.images.replace(campaign.id, campaign.body);
  }

  async find(id: string): Promise<Campaign | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.repositories.read(CampaignEntity).findOneBy({ id });
    return row ? toCampaign(row) : undefined;
  }

  async lock(id: string): Promise<Campaign | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.campaigns
      .createQueryBuilder('campaign')
      .setLock('for_no_key_update')
      .where('campaign.id = :id', { id })
      .getOne();
    return row ? toCampaign(row) : undefined;
  }

  async save({ id, ...campaign }: Campaign): Promise<void> {
    const { recipients: _listed, ...row } = toRow({ id, ...campaign });
    await this.campaigns.update({ id }, row);
    await this.images.replace(id, campaign.body);
  }

  async remove(id: string): Promise<void> {
    await this.campaigns.delete({ id });
    await this.images.remove(id);
  }

  async resend(campaignId: string, subscriberId: string): Promise<boolean> {
    if (!isId(subscriberId)) return false;
    const { affected } = await this.recipients.update(
      { campaignId, subscriberId, state: In(['unconfirmed', 'failed']) },
      WAITING,
    );
    return affected === 1;
  }

  async resendFailed(campaignId: string): Promise<number> {
    const { affected } = await this.recipients.update({ campaignId, state: 'failed' }, WAITING);
    return affected ?? 0;
  }

  async dismiss(campaignId: string, subscriberId: string): Promise<boolean> {
    if (!isId(subscriberId)) return false;
    const unconfirmed = { campaignId, subscriberId, state: 'unconfirmed' } as const;
    const { affected } = await this.recipients.update(unconfirmed, { state: 'dismissed' });
    return affected === 1;
  }

  async recordUnsubscribed(campaignId: string, subscriberId: string): Promise<void> {
    const first = { campaignId, subscriberId, unsubscribedAt: IsNull() };
    await this.recipients.update(first, { unsubscribedAt: () => SHOP_NOW });
  }

  private get campaigns() {
    return this.repositories.write(CampaignEntity);
  }

  private get recipients() {
    return this.repositories.write(CampaignRecipientEntity);
  }
}

const toCampaign = ({
  id,
  subject,
  preview,
  body,
  state,
  version,
  ...row
}: Campaign): Campaign => ({
  id,
  subject,
  preview,
  body,
  state,
  version,
  createdAt: row.createdAt,
  sendAt: row.sendAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  pauseReason: row.pauseReason,
  recipients: row.recipients,
});

/** The row has the same properties; the others are the process's that lists the recipients. */
const toRow = (campaign: Campaign) => toCampaign(campaign) satisfies Partial<CampaignEntity>;
