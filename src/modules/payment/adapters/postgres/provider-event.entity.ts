import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event of the payment provider, stored once. */
@Entity('provider_event')
@Index('provider_event_received', ['receivedAt'])
export class ProviderEventEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text', { nullable: true })
  intentId!: string | null;

  @Column('timestamptz')
  receivedAt!: Date;
}
