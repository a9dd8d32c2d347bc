import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SettingChange } from '../../../../../common/contract/current-settings.js';

/** The shop's settings after one change; rows are only added. */
@Entity('shop_settings_version')
@Check('shop_settings_version_version_check', 'version > 0')
export class SettingsVersionEntity {
  @PrimaryColumn('int')
  version!: number;

  /** The settings that somebody has set; the others have their defaults. */
  @Column('jsonb')
  values!: object;

  /** What this version has changed, with the values before and after. */
  @Column('jsonb')
  changes!: readonly SettingChange[];

  @Column('timestamptz')
  at!: Date;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** The version whose values this one has taken back. */
  @Column('int', { nullable: true })
  restoredFrom!: number | null;
}

export const SETTINGS_ENTITIES = [SettingsVersionEntity];
