import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** The one row that says which installation this is. */
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
