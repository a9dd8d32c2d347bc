import { Injectable } from '@nestjs/common';
import type { RecipientState } from '../../../../../common/contract/campaign.js';
import type { Page } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { column, columns, computed, optional } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type CampaignCounts,
  type CampaignFilter,
  CampaignQueries,
  type CampaignRecipient,
  type ListedCampaign,
  type RecipientFilter,
  type UnconfirmedEmails,
} from '../../ports/campaign-queries.js';
import { CampaignEntity, CampaignRecipientEntity } from './campaign.entity.js';
import { SubscriberEntity } from './subscriber.entity.js';

const LISTED = columns(CampaignEntity, 'campaign', [
  ...(['id', 'subject', 'state', 'version', 'createdAt', 'sendAt', 'startedAt'] as const),
  ...(['finishedAt', 'pauseReason', 'recipients'] as const),
]);

const RECIPIENT = {
  ...columns(CampaignRecipientEntity, 'recipient', ['subscriberId', 'state', 'begunAt', 'error']),
  ...optional({ email: column(SubscriberEntity, 'subscriber', 'email') }),
};

/** Counted for each campaign in the index of its recipients, of which few are unconfirmed. */
const UNCONFIRMED = `(SELECT count(*)::integer FROM campaign_recipient recipient
  WHERE recipient.campaign_id = campaign.id AND recipient.state = 'unconfirmed')`;

/** Reads the tables `campaign` and `campaign_recipient`. */
@Injectable()
export class PostgresCampaignQueries extends CampaignQueries {
  /** In the index alone. */
  private readonly ofEachState = this.statements.prepare({
    select: {
      ...columns(CampaignRecipientEntity, 'recipient', ['state']),
      count: computed('count(*)::integer', asNumber),
    },
    params: ['campaignId'],
    build: (query) =>
      query
        .from(CampaignRecipientEntity, 'recipient')
        .where('recipient.campaignId = :campaignId')
        .groupBy('recipient.state'),
  });
  private readonly unsubscribed = this.statements.prepare({
    select: { count: computed('count(*)::integer', asNumber) },
    params: ['campaignId'],
    build: (query) =>
      query
        .from(CampaignRecipientEntity, 'recipient')
        .where('recipient.campaignId = :campaignId AND recipient.unsubscribedAt IS NOT NULL'),
  });

  private readonly withUnconfirmed = this.statements.prepare({
    select: {
      campaignId: column(CampaignEntity, 'campaign', 'id'),
      subject: column(CampaignEntity, 'campaign', 'subject'),
      emails: computed(UNCONFIRMED, asNumber),
    },
    build: (query) =>
      query
        .from(CampaignEntity, 'campaign')
        .where(`campaign.startedAt IS NOT NULL AND ${UNCONFIRMED} > 0`)
        .orderBy('campaign.createdAt', 'DESC')
        .addOrderBy('campaign.id', 'DESC')
        .limit(100),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  list(filter: CampaignFilter): Promise<Page<ListedCampaign>> {
    const { state } = filter;
    return selectPage(this.statements, filter, {
      select: LISTED,
      from: (query) => {
        query.from(CampaignEntity, 'campaign').where('true');
        return state ? query.andWhere('campaign.state = :state', { state }) : query;
      },
      order: (query) => orderedBy(query, ['campaign.createdAt', 'campaign.id'], true),
    });
  }

  async counts(campaignId: string): Promise<CampaignCounts> {
    const [counted, left] = await Promise.all([
      this.ofEachState.many({ campaignId }),
      this.unsubscribed.exactlyOne({ campaignId }),
    ]);
    const of = (state: RecipientState) => counted.find((row) => row.state === state)?.count ?? 0;
    return {
      waiting: of('waiting'),
      sending: of('sending'),
      sent: of('sent'),
      failed: of('failed'),
      unconfirmed: of('unconfirmed'),
      dismissed: of('dismissed'),
      skipped: of('skipped'),
      unsubscribed: left.count,
    };
  }

  recipients(filter: RecipientFilter): Promise<Page<CampaignRecipient>> {
    const { campaignId, state } = filter;
    return selectPage(this.statements, filter, {
      select: RECIPIENT,
      from: (query) =>
        query
          .from(CampaignRecipientEntity, 'recipient')
          .leftJoin(SubscriberEntity, 'subscriber', 'subscriber.id = recipient.subscriberId')
          .where('recipient.campaignId = :campaignId', { campaignId })
          .andWhere('recipient.state = :state', { state }),
      order: (query) => orderedBy(query, ['recipient.subscriberId'], false),
    });
  }

  unconfirmed(): Promise<readonly UnconfirmedEmails[]> {
    return this.withUnconfirmed.many({});
  }
}
