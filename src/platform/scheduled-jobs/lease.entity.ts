import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which process runs a scheduled job, and when it is due again. */
@Entity('lease')
export class LeaseEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('uuid')
  holder!: string;

  @Column('timestamptz')
  heldUntil!: Date;

  @Column('timestamptz')
  dueAt!: Date;
}
