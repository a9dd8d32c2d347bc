import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeviceProof } from '../../domain/trusted-device.js';
import { UserEntity } from './user.entity.js';

/** A device that an account trusts, stored by the hash of the id in its cookie. */
@Entity('trusted_device')
@Check('trusted_device_proof_check', `proof IN ('login', 'email')`)
@Index('trusted_device_expiry', ['expiresAt'])
export class TrustedDeviceEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  deviceHash!: string;

  @PrimaryColumn('text')
  proof!: DeviceProof;

  @Column('text')
  credentialsHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
