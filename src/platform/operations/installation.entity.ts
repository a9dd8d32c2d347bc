import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** The single row that identifies this installation. */
@Entity('installation')
@Check('installation_single_check', 'single')
export class InstallationEntity {
  @PrimaryColumn('boolean', { default: true })
  single!: boolean;

  @Column('uuid')
  @Generated('uuid')
  id!: string;

  @Column('timestamptz', { nullable: true })
  seededAt!: Date | null;
}
