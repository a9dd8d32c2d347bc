import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { PlatformAuditLog, PlatformSecurityLog } from '../../platform/operations/audit-ports.js';
import { ShopSecret } from '../../platform/secret/shop-secret.js';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.js';
import { HmacOpaqueTokens } from './adapters/crypto/hmac-opaque-tokens.js';
import { AUTH_ENTITIES } from './adapters/postgres/entities.js';
import { accessTokenKeys, ALGORITHM, JwtAccessTokens } from './adapters/jwt/jwt-access-tokens.js';
import { PostgresAccountSubjects } from './adapters/postgres/postgres-account-subjects.js';
import { PostgresAuditLog } from './adapters/postgres/postgres-audit-log.js';
import { PostgresAuditQueries } from './adapters/postgres/postgres-audit-queries.js';
import { PostgresEmailChanges } from './adapters/postgres/postgres-email-changes.js';
import { PostgresFactorChallenges } from './adapters/postgres/postgres-factor-challenges.js';
import { PostgresPasswordResets } from './adapters/postgres/postgres-password-resets.js';
import { PostgresSecondFactorStore } from './adapters/postgres/postgres-second-factor-store.js';
import { PostgresSecurityLog } from './adapters/postgres/postgres-security-log.js';
import { PostgresSecurityQueries } from './adapters/postgres/postgres-security-queries.js';
import { PostgresSessionQueries } from './adapters/postgres/postgres-session-queries.js';
import { PostgresStaffQueries } from './adapters/postgres/postgres-staff-queries.js';
import { PostgresUserQueries } from './adapters/postgres/postgres-user-queries.js';
import { PostgresTrustedDeviceStore } from './adapters/postgres/postgres-trusted-device-store.js';
import { PostgresStaffInvitations } from './adapters/postgres/postgres-staff-invitations.js';
import { PostgresUserRepository } from './adapters/postgres/postgres-user-repository.js';
import { PostgresSessionStore } from './adapters/postgres/postgres-session-store.js';
import { AccountSubjects } from './ports/account-subjects.js';
import { AuditLog, AuditQueries } from './ports/audit-log.js';
import { EmailChanges } from './ports/email-changes.js';
import { FactorChallenges } from './ports/factor-challenges.js';
import { PasswordResets, Passwords } from './ports/passwords.js';
import { SecondFactorStore } from './ports/second-factor-store.js';
import { SecurityLog, SecurityQueries } from './ports/security-log.js';
import { SessionQueries, SessionStore } from './ports/session-store.js';
import { StaffInvitations, StaffQueries } from './ports/staff.js';
import { TrustedDeviceStore } from './ports/trusted-device-store.js';
import { UserQueries, UserSearches } from './ports/user-queries.js';
import { UserRepository } from './ports/user-repository.js';
import { AccessTokens, OpaqueTokens } from './ports/tokens.js';
import { ChangeStaffRole } from './use-cases/change-staff-role.js';
import { MakeOwner } from './use-cases/make-owner.js';
import { EnsureUser } from './use-cases/ensure-user.js';
import { FindPublishedPasswords } from './use-cases/find-published-passwords.js';
import { MakeAdmin } from './use-cases/make-admin.js';
import { ReplacePublishedPassword } from './use-cases/replace-published-password.js';
import { ResetStaffPassword } from './use-cases/reset-staff-password.js';

const ports = [
  { provide: AccountSubjects, useClass: PostgresAccountSubjects },
  { provide: AccessTokens, useClass: JwtAccessTokens },
  { provide: PlatformAuditLog, useExisting: AuditLog },
  { provide: AuditLog, useClass: PostgresAuditLog },
  { provide: PlatformSecurityLog, useExisting: SecurityLog },
  { provide: SecurityLog, useClass: PostgresSecurityLog },
  { provide: SecurityQueries, useClass: PostgresSecurityQueries },
  { provide: AuditQueries, useClass: PostgresAuditQueries },
  { provide: OpaqueTokens, useClass: HmacOpaqueTokens },
  { provide: EmailChanges, useClass: PostgresEmailChanges },
  { provide: FactorChallenges, useClass: PostgresFactorChallenges },
  { provide: SecondFactorStore, useClass: PostgresSecondFactorStore },
  { provide: PasswordResets, useClass: PostgresPasswordResets },
  { provide: Passwords, useClass: Argon2Passwords },
  { provide: SessionQueries, useClass: PostgresSessionQueries },
  { provide: StaffInvitations, useClass: PostgresStaffInvitations },
  { provide: StaffQueries, useClass: PostgresStaffQueries },
  { provide: TrustedDeviceStore, useClass: PostgresTrustedDeviceStore },
  { provide: UserQueries, useClass: PostgresUserQueries },
  { provide: UserRepository, useClass: PostgresUserRepository },
  { provide: SessionStore, useClass: PostgresSessionStore },
];

const useCases = [
  ChangeStaffRole,
  EnsureUser,
  FindPublishedPasswords,
  MakeAdmin,
  MakeOwner,
  ReplacePublishedPassword,
  ResetStaffPassword,
];

/** Users and sessions without HTTP and jobs: all that the command line needs. */
@Module({
  imports: [
    TypeOrmModule.forFeature(AUTH_ENTITIES),
    JwtModule.registerAsync({
      inject: [ShopSecret, Env],
      useFactory: (secret: ShopSecret, env: Env) => {
        const [key] = accessTokenKeys(secret);
        return {
          secretOrKeyProvider: () => key!,
          signOptions: { algorithm: ALGORITHM, expiresIn: Math.ceil(env.ACCESS_TOKEN_MS / 1000) },
        };
      },
    }),
  ],
  providers: [...ports, ...useCases, UserSearches],
  exports: [UserSearches, ...ports.map(({ provide }) => provide), ...useCases],
})
export class AuthCoreModule {}
