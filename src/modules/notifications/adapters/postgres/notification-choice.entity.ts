import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Whether a member of the staff wants emails of a kind; without a row the default of their role counts. */
@Entity('staff_notification_choice')
export class NotificationChoiceEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId!: string;

  /** A kind of this release, or of one before or after. */
  @PrimaryColumn('text')
  kind!: string;

  @Column('boolean')
  isWanted!: boolean;

  @Column('timestamptz')
  createdAt!: Date;
}
