import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Env } from '../../config/env.js';
import { PasswordConfirmation } from '../../platform/http/password-confirmation.js';
import { TrustedDevices } from '../../platform/http/trusted-devices.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { TrustedDeviceCookie } from './adapters/http/trusted-device-cookie.js';
import { EmailChangeController } from './adapters/http/email-change.controller.js';
import { EmailChangeLimits } from './adapters/http/email-change-limits.js';
import { LoginAttempts } from './adapters/http/login-attempts.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { RefreshCookie } from './adapters/http/refresh-cookie.js';
import { SecurityEventsController } from './adapters/http/security-events.controller.js';
import { SessionController } from './adapters/http/session.controller.js';
import { StaffController } from './adapters/http/staff.controller.js';
import { UserAccessController } from './adapters/http/user-access.controller.js';
import { UsersFileController } from './adapters/http/users-file.controller.js';
import { UsersController } from './adapters/http/users.controller.js';
import { OfferEmailUndoJob } from './adapters/jobs/offer-email-undo.job.js';
import { PurgeExpiredSessions } from './adapters/jobs/purge-expired-sessions.js';
import { PurgeSecurityLog } from './adapters/jobs/purge-security-log.js';
import { SendResetLinkJob } from './adapters/jobs/send-reset-link.job.js';
import { SendResetRedirectedNoticeJob } from './adapters/jobs/send-reset-redirected-notice.job.js';
import { SendWelcomeJob } from './adapters/jobs/send-welcome.job.js';
import { SendEmailChangedNoticeJob } from './adapters/jobs/send-email-changed-notice.job.js';
import { SendPasswordChangedNoticeJob } from './adapters/jobs/send-password-changed-notice.job.js';
import { WarnOldAddressOfNewPasswordJob } from './adapters/jobs/warn-old-address-of-new-password.job.js';
import { LimitedPasswordConfirmation } from './adapters/http/limited-password-confirmation.js';
import { AccountData } from './adapters/postgres/account-data.js';
import { AuditData } from './adapters/postgres/audit-data.js';
import { SecurityData } from './adapters/postgres/security-data.js';
import { AccessTokenStrategy } from './adapters/jwt/access-token.strategy.js';
import { UserEmails } from './adapters/email/user-emails.js';
import { StoredAvatars } from './adapters/images/stored-avatars.js';
import { AuthCoreModule } from './auth-core.module.js';
import { EMAIL_UNDO_MS } from './domain/email-change.js';
import { PasswordPolicy } from './domain/password-policy.js';
import { TokenLifetimes } from './domain/token-lifetimes.js';
import { Avatars } from './ports/avatars.js';
import { UserNotifications } from './ports/user-notifications.js';
import { BlockUser } from './use-cases/block-user.js';
import { ChangePassword } from './use-cases/change-password.js';
import { ConfirmPassword } from './use-cases/confirm-password.js';
import { EndUserSessions } from './use-cases/end-user-sessions.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { RefreshSession } from './use-cases/refresh-session.js';
import { RequestPasswordReset } from './use-cases/request-password-reset.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SignUp } from './use-cases/sign-up.js';
import { StartSession } from './use-cases/start-session.js';
import { UnblockUser } from './use-cases/unblock-user.js';
import { UndoEmailChange } from './use-cases/undo-email-change.js';
import { UpdateProfile } from './use-cases/update-profile.js';

const lifetimes = {
  provide: TokenLifetimes,
  inject: [Env],
  useFactory: (env: Env): TokenLifetimes => ({
    refreshMs: env.REFRESH_TOKEN_MS,
    sessionMs: { user: env.SESSION_MS, admin: env.STAFF_SESSION_MS },
    graceMs: env.REFRESH_GRACE_MS,
    graceAfterUseMs: env.REFRESH_GRACE_AFTER_USE_MS,
    resetLinkMs: env.RESET_TOKEN_MS,
    emailUndoMs: EMAIL_UNDO_MS,
  }),
};

const passwordPolicy = {
  provide: PasswordPolicy,
  inject: [Env],
  useFactory: (env: Env) => new PasswordPolicy(env.REFUSE_COMMON_PASSWORDS),
};

/** Accounts, sessions, the audit log and the security log. Its guard protects every route. */
@Global()
@Module({
  imports: [AuthCoreModule, PassportModule.register({ property: 'currentUser' })],
  controllers: [
    SessionController,
    PasswordController,
    EmailChangeController,
    UsersFileController,
    UsersController,
    UserAccessController,
    AuditController,
    SecurityEventsController,
    StaffController,
  ],
  providers: [
    AccessGuard,
    AccessTokenStrategy,
    AccountData,
    AuditData,
    BlockUser,
    ChangePassword,
    ConfirmPassword,
    EmailChangeLimits,
    EndUserSessions,
    OfferEmailUndoJob,
    PurgeExpiredSessions,
    PurgeSecurityLog,
    TrustedDeviceCookie,
    { provide: TrustedDevices, useExisting: TrustedDeviceCookie },
    LogIn,
    LoginAttempts,
    LogOut,
    RefreshCookie,
    RefreshSession,
    RequestPasswordReset,
    ResetPassword,
    SendResetLinkJob,
    SendResetRedirectedNoticeJob,
    SendWelcomeJob,
    SecurityData,
    SignUp,
    StartSession,
    UnblockUser,
    UndoEmailChange,
    UpdateProfile,
    WarnOldAddressOfNewPasswordJob,
    SendEmailChangedNoticeJob,
    SendPasswordChangedNoticeJob,
    lifetimes,
    passwordPolicy,
    { provide: UserNotifications, useClass: UserEmails },
    { provide: PasswordConfirmation, useClass: LimitedPasswordConfirmation },
    { provide: Avatars, useClass: StoredAvatars },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [AuthCoreModule, PasswordConfirmation, TrustedDevices],
})
export class AuthModule {}
