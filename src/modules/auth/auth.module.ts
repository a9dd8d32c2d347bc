import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Env } from '../../config/env.js';
import { TrustedDevices } from '../../platform/http/trusted-devices.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { TrustedDeviceCookie } from './adapters/http/trusted-device-cookie.js';
import { LoginAttempts } from './adapters/http/login-attempts.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { RefreshCookie } from './adapters/http/refresh-cookie.js';
import { SessionController } from './adapters/http/session.controller.js';
import { UsersFileController } from './adapters/http/users-file.controller.js';
import { UsersController } from './adapters/http/users.controller.js';
import { PurgeExpiredSessions } from './adapters/jobs/purge-expired-sessions.js';
import { SendResetLinkJob } from './adapters/jobs/send-reset-link.job.js';
import { SendWelcomeJob } from './adapters/jobs/send-welcome.job.js';
import { SendEmailChangedNoticeJob } from './adapters/jobs/send-email-changed-notice.job.js';
import { SendPasswordChangedNoticeJob } from './adapters/jobs/send-password-changed-notice.job.js';
import { AccessTokenStrategy } from './adapters/jwt/access-token.strategy.js';
import { UserEmails } from './adapters/email/user-emails.js';
import { StoredAvatars } from './adapters/images/stored-avatars.js';
import { AuthCoreModule } from './auth-core.module.js';
import { TokenLifetimes } from './domain/token-lifetimes.js';
import { Avatars } from './ports/avatars.js';
import { UserNotifications } from './ports/user-notifications.js';
import { ChangePassword } from './use-cases/change-password.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { RefreshSession } from './use-cases/refresh-session.js';
import { RequestPasswordReset } from './use-cases/request-password-reset.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SignUp } from './use-cases/sign-up.js';
import { StartSession } from './use-cases/start-session.js';
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
  }),
};

/** Accounts, sessions and the audit log. Its guard protects every route. */
@Global()
@Module({
  imports: [AuthCoreModule, PassportModule.register({ property: 'currentUser' })],
  controllers: [
    SessionController,
    PasswordController,
    UsersFileController,
    UsersController,
    AuditController,
  ],
  providers: [
    AccessGuard,
    AccessTokenStrategy,
    ChangePassword,
    PurgeExpiredSessions,
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
    SendWelcomeJob,
    SignUp,
    StartSession,
    UpdateProfile,
    SendEmailChangedNoticeJob,
    SendPasswordChangedNoticeJob,
    lifetimes,
    { provide: UserNotifications, useClass: UserEmails },
    { provide: Avatars, useClass: StoredAvatars },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [AuthCoreModule, TrustedDevices],
})
export class AuthModule {}
