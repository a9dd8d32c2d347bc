import { value } from '../../../../platform/database/fields.js';
import { asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { columns } from '../../../../platform/database/fields.js';
import { msFromNow, SHOP_NOW } from '../../../../platform/database/shop-now.js';
import type { Statements } from '../../../../platform/database/statements.js';
import { CampaignPaceEntity, CampaignRecipientEntity } from './campaign.entity.js';

/** How often the mail server may postpone an email before it counts as failed. */
const MAX_ATTEMPTS = 5;
const FIRST_WAIT = `interval '1 minute'`;

const IS_CLAIMED = 'campaign_id = :campaignId AND subscriber_id = :subscriberId AND claim = :claim';
const IS_SUBSCRIBED = `EXISTS (SELECT FROM subscriber
  WHERE subscriber.id = campaign_recipient.subscriber_id AND subscriber.status = 'active')`;
const IS_SENDING = `EXISTS (SELECT FROM campaign
  WHERE campaign.id = campaign_recipient.campaign_id AND campaign.state = 'sending')`;
const EMAIL = `(SELECT email FROM subscriber
  WHERE subscriber.id = campaign_recipient.subscriber_id) AS email`;

/** Claims waiting emails that nobody holds; an array is made once, as in the outbox. */
export const claiming = (statements: Statements) =>
  statements.prepareWrite({
    entity: CampaignRecipientEntity,
    params: ['campaignId', 'claim', 'leaseMs', 'limit'],
    returning: columns(CampaignRecipientEntity, 'recipient', ['subscriberId']),
    build: (recipients) => {
      const claimable = recipients
        .createQueryBuilder('claimable')
        .select('claimable.subscriberId')
        .where(`campaign_id = :campaignId AND state = 'waiting'`)
        .andWhere(`(leased_until IS NULL OR leased_until <= ${SHOP_NOW})`)
        .orderBy('claimable.subscriberId')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked');
      return recipients
        .createQueryBuilder()
        .update()
        .set({ claim: () => ':claim::uuid', leasedUntil: () => msFromNow('leaseMs') })
        .where('campaign_id = :campaignId')
        .andWhere(`subscriber_id = ANY (ARRAY(${claimable.getQuery()} LIMIT :limit))`)
        .returning('subscriber_id');
    },
  });

/** Begins one email: written before it is handed to the mail server. */
export const beginning = (statements: Statements) =>
  statements.prepareWrite({
    entity: CampaignRecipientEntity,
    params: ['campaignId', 'subscriberId', 'claim', 'leaseMs'],
    returning: {
      ...columns(CampaignRecipientEntity, 'recipient', ['state']),
      email: value(nullable(asText)),
    },
    build: (recipients) =>
      recipients
        .createQueryBuilder()
        .update()
        .set({
          state: () => `CASE WHEN ${IS_SUBSCRIBED} THEN 'sending' ELSE 'skipped' END`,
          begunAt: () => SHOP_NOW,
          leasedUntil: () => msFromNow('leaseMs'),
        })
        .where(`${IS_CLAIMED} AND state = 'waiting' AND leased_until > ${SHOP_NOW}`)
        .andWhere(IS_SENDING)
        .returning(`state, ${EMAIL}`),
  });

/**
 * Ends one email. `waiting` gives it back; a postponed one waits longer each time. A process whose lease
 * ended while it sent still knows best how that ended.
 */
export const ending = (statements: Statements) =>
  statements.prepareWrite({
    entity: CampaignRecipientEntity,
    params: ['campaignId', 'subscriberId', 'claim', 'end', 'isPostponed', 'error'],
    build: (recipients) =>
      recipients
        .createQueryBuilder()
        .update()
        .set({
          state: () => `CASE WHEN :isPostponed::boolean AND attempts + 1 >= ${MAX_ATTEMPTS}
            THEN 'failed' ELSE :end::text END`,
          attempts: () => 'attempts + :isPostponed::boolean::integer',
          error: () => ':error::text',
          leasedUntil: () => `CASE WHEN :isPostponed::boolean
            THEN ${SHOP_NOW} + ${FIRST_WAIT} * power(2, attempts) END`,
          claim: () => `CASE WHEN :end::text = 'waiting' THEN NULL ELSE claim END`,
        })
        .where(`${IS_CLAIMED} AND state IN ('sending', 'unconfirmed')`),
  });

/** Moves the time of the next email on, by the rate that all processes share. */
export const reserving = (statements: Statements) =>
  statements.prepareWrite({
    entity: CampaignPaceEntity,
    params: ['spanMs'],
    returning: { waitMs: value(asNumber) },
    build: (pace) =>
      pace
        .createQueryBuilder()
        .update()
        .set({
          nextAt: () =>
            `greatest(next_at, ${SHOP_NOW}) + :spanMs::float8 * interval '1 millisecond'`,
        })
        .where('id = 1')
        .returning(
          `(extract(epoch FROM next_at - ${SHOP_NOW}) * 1000)::float8 - :spanMs::float8 AS "waitMs"`,
        ),
  });
