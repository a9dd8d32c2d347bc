import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The heartbeat of a worker process. */
@Entity('worker')
export class WorkerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz', { nullable: true })
  stoppedAt!: Date | null;
}
