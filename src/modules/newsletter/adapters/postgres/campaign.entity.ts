import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CampaignState } from '../../../../../common/contract/campaign.js';

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
