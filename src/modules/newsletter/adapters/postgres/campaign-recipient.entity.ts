import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { RecipientState } from '../../../../../common/contract/campaign.js';

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
