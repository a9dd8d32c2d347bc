import { AuditEntryEntity } from './audit-entry.entity.js';
import { EmailChangeEntity, PasswordResetEntity } from './account-changes.entity.js';
import {
  FactorChallengeEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  TotpFactorEntity,
} from './factors.entity.js';
import { RefreshTokenEntity, SessionEntity } from './session.entity.js';
import { SecurityEventEntity } from './security-event.entity.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';
import { TrustedDeviceEntity } from './trusted-device.entity.js';
import { UserEntity } from './user.entity.js';

/** The tables of the module. */
export const AUTH_ENTITIES = [
  AuditEntryEntity,
  EmailChangeEntity,
  FactorChallengeEntity,
  PasskeyEntity,
  PasswordResetEntity,
  RecoveryCodeEntity,
  RefreshTokenEntity,
  SecurityEventEntity,
  SessionEntity,
  StaffInvitationEntity,
  TotpFactorEntity,
  TrustedDeviceEntity,
  UserEntity,
];
