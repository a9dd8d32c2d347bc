import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A recovery code that was not used, stored hashed. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  hash!: string;
}
