import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row says when the next email of any campaign may be sent. */
@Entity('campaign_pace')
@Check('campaign_pace_id_check', 'id = 1')
export class CampaignPaceEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column('timestamptz')
  nextAt!: Date;
}
