import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of an alarm; `domain/alarm.ts` says what each time means. */
@Entity('alarm')
export class AlarmEntity {
  /** An alarm of this release, or of one before or after. */
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  detail!: string;

  @Column('timestamptz', { nullable: true })
  since!: Date | null;

  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  goneSince!: Date | null;

  @Column('timestamptz', { nullable: true })
  beganAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  emailedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  countedFrom!: Date | null;

  @Column('int')
  emails!: number;
}
