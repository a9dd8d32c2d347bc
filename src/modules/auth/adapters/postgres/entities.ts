import { AuditEntryEntity } from './audit-entry.entity.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { FactorChallengeEntity } from './factor-challenge.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SecurityEventEntity } from './security-event.entity.js';
import { SessionEntity } from './session.entity.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';
import { TotpFactorEntity } from './totp-factor.entity.js';
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
  UserEntity,
];
