import { AuditEntryEntity } from './audit-entry.entity.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SecurityEventEntity } from './security-event.entity.js';
import { SessionEntity } from './session.entity.js';
import { UserEntity } from './user.entity.js';

/** The tables of the module. */
export const AUTH_ENTITIES = [
  AuditEntryEntity,
  EmailChangeEntity,
  PasswordResetEntity,
  RefreshTokenEntity,
  SecurityEventEntity,
  SessionEntity,
  UserEntity,
];
