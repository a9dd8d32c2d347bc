import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CampaignState, RecipientState } from '../../../../../common/contract/campaign.js';

/** A newsletter campaign. */
@Entity('campaign')
@Check('campaign_state_check', `state IN ('draft', 'scheduled', 'sending', 'paused', 'sent')`)
@Index('campaign_created', ['createdAt', 'id'])
@Index('campaign_state_created', ['state', 'createdAt', 'id'])
@Index('campaign_active', ['sendAt'], { where: `state IN ('scheduled', 'sending')` })
export class CampaignEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  preview!: string;

  @Column('text')
  body!: string;

  @Column('text')
  state!: CampaignState;

  @Column('int')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('timestamptz', { nullable: true })
  sendAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  /** What the mail server said when the campaign paused itself; null where it did not. */
  @Column('text', { nullable: true })
  pauseReason!: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  @Column('int', { default: 0 })
  recipients!: number;

  /** Whether all recipients are listed. */
  @Column('boolean', { default: false })
  isListed!: boolean;

  /** The last subscriber that was considered, by id. */
  @Column('uuid', { nullable: true })
  listedTo!: string | null;
}

/** One subscriber's email of a campaign. The address is the subscriber's alone. */
@Entity('campaign_recipient')
@Check(
  'campaign_recipient_state_check',
  `state IN ('waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped', 'dismissed')`,
)
@Index('campaign_recipient_state', ['campaignId', 'state', 'subscriberId'])
@Index('campaign_recipient_unsubscribed', ['campaignId'], { where: 'unsubscribed_at IS NOT NULL' })
@Index('campaign_recipient_error', ['subscriberId'], { where: 'error IS NOT NULL' })
export class CampaignRecipientEntity {
  @ForeignKey('campaign', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  campaignId!: string;

  /** Without a foreign key: the row stays where the subscriber is erased. */
  @PrimaryColumn('uuid')
  subscriberId!: string;

  @Column('text', { default: 'waiting' })
  state!: RecipientState;

  /** Which claim holds it. */
  @Column('uuid', { nullable: true })
  claim!: string | null;

  /** Until then no other process takes it; the next attempt's time where it was postponed. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  /** When its turn last came. */
  @Column('timestamptz', { nullable: true })
  begunAt!: Date | null;

  /** How often the mail server postponed it. */
  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  error!: string | null;

  /** When the subscriber left by the link in this email. */
  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;
}

/** The only row says when the next email of any campaign may be sent. */
@Entity('campaign_pace')
@Check('campaign_pace_id_check', 'id = 1')
export class CampaignPaceEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column('timestamptz')
  nextAt!: Date;
}
