import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer whose data was erased. No foreign key: a list may name accounts that a backup lacks. */
@Entity('erasure')
export class ErasureEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('timestamptz')
  at!: Date;
}
