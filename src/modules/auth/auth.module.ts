import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Env } from '../../config/env.js';
import { IdentityProof, PasswordConfirmation } from '../../platform/http/identity-proof.js';
import { TrustedDevices } from '../../platform/http/throttle.js';
import { AesSecretCipher } from './adapters/crypto/aes-secret-cipher.js';
import { HmacEmailProofs } from './adapters/crypto/hmac-email-proofs.js';
import { HmacLoginLinks } from './adapters/crypto/hmac-login-links.js';
import { OtplibTotpCodes } from './adapters/crypto/otplib-totp-codes.js';
import { UserEmails } from './adapters/email/user-emails.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AuditController } from './adapters/http/audit.controller.js';
import { EmailChangeLimits } from './adapters/http/email-change-limits.js';
import { EmailChangeController } from './adapters/http/email-change.controller.js';
import { FactorAttempts } from './adapters/http/factor-attempts.js';
import { FactorsController } from './adapters/http/factors.controller.js';
import { IdentityProofController } from './adapters/http/identity-proof.controller.js';
import { InvitationController } from './adapters/http/invitation.controller.js';
import { LoginAttempts } from './adapters/http/login-attempts.js';
import { LoginFactorController } from './adapters/http/login-factor.controller.js';
import { LoginLinkController } from './adapters/http/login-link.controller.js';
import { OwnSessionsController } from './adapters/http/own-sessions.controller.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { RefreshCookie } from './adapters/http/refresh-cookie.js';
import { RequestDevices } from './adapters/http/request-devices.js';
import { SecurityEventsController } from './adapters/http/security-events.controller.js';
import { SessionController } from './adapters/http/session.controller.js';
import { SessionIssuer } from './adapters/http/session-issuer.js';
import { StaffInvitationsController } from './adapters/http/staff-invitations.controller.js';
import { StaffSafety } from './adapters/http/staff-safety.js';
import { StaffController } from './adapters/http/staff.controller.js';
import { TrustedDeviceCookie } from './adapters/http/trusted-device-cookie.js';
import { UserAccessController } from './adapters/http/user-access.controller.js';
import { UsersFileController } from './adapters/http/users-file.controller.js';
import { UsersController } from './adapters/http/users.controller.js';
import { StoredAvatars } from './adapters/images/stored-avatars.js';
import { LinkTokens } from './adapters/jobs/link-tokens.js';
import { OfferEmailUndoJob } from './adapters/jobs/offer-email-undo.job.js';
import { PurgeExpiredSessions } from './adapters/jobs/purge-expired-sessions.js';
import { PurgeSecurityLog } from './adapters/jobs/purge-security-log.js';
import { RenewStoredSecretsJob } from './adapters/jobs/renew-stored-secrets.job.js';
import {
  SendEmailChangedNoticeJob,
  SendEmailReleasedNoticeJob,
  SendFactorNoticeJob,
  SendLoginLinkJob,
  SendPasswordChangedNoticeJob,
  SendResetLinkJob,
  SendResetRedirectedNoticeJob,
  SendStaffInvitationJob,
  SendWelcomeJob,
  WarnOldAddressOfNewPasswordJob,
} from './adapters/jobs/user-emails.jobs.js';
import { LimitedPasswordConfirmation } from './adapters/http/limited-password-confirmation.js';
import { AccountData } from './adapters/postgres/account-data.js';
import { AuditData } from './adapters/postgres/audit-data.js';
import { SecurityData } from './adapters/postgres/security-data.js';
import { AccessTokenStrategy } from './adapters/jwt/access-token.strategy.js';
import { SimplePasskeyCeremonies } from './adapters/webauthn/simple-passkey-ceremonies.js';
import { AuthCoreModule } from './auth-core.module.js';
import { EMAIL_UNDO_MS } from './domain/email-change.js';
import { PasswordPolicy } from './domain/password-policy.js';
import { TokenLifetimes } from './domain/session-rules.js';
import { Avatars } from './ports/user-repository.js';
import { PasskeyCeremonies, SecretCipher, TotpCodes } from './ports/factor-crypto.js';
import { EmailProofs } from './ports/email-proofs.js';
import { LoginLinks } from './ports/login-links.js';
import { UserNotifications } from './ports/user-notifications.js';
import { AcceptInvitation } from './use-cases/accept-invitation.js';
import { AccountDevices } from './use-cases/account-devices.js';
import { BlockUser } from './use-cases/block-user.js';
import { ChangeOwnFactors } from './use-cases/change-own-factors.js';
import { ChangePassword } from './use-cases/change-password.js';
import { ConfirmPassword } from './use-cases/confirm-password.js';
import { CompleteLogin } from './use-cases/complete-login.js';
import { EndOwnSessions } from './use-cases/end-own-sessions.js';
import { EndUserSessions } from './use-cases/end-user-sessions.js';
import { EnrollPasskey } from './use-cases/enroll-passkey.js';
import { EnrollTotp } from './use-cases/enroll-totp.js';
import { InviteStaff } from './use-cases/invite-staff.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';
import { OpenFactorChallenge } from './use-cases/open-factor-challenge.js';
import { OpenLoginLink } from './use-cases/open-login-link.js';
import { ProveIdentity } from './use-cases/prove-identity.js';
import { RecentIdentityProof } from './use-cases/recent-identity-proof.js';
import { RefreshSession } from './use-cases/refresh-session.js';
import { ReleaseEmail } from './use-cases/release-email.js';
import { RemoveLostFactors } from './use-cases/remove-lost-factors.js';
import { RenewRecoveryCodes } from './use-cases/renew-recovery-codes.js';
import { RenewStoredSecrets } from './use-cases/renew-stored-secrets.js';
import { RequestLoginLink } from './use-cases/request-login-link.js';
import { RequestPasswordReset } from './use-cases/request-password-reset.js';
import { ResetPassword } from './use-cases/reset-password.js';
import { SignUp } from './use-cases/sign-up.js';
import { StartSession } from './use-cases/start-session.js';
import { UnblockUser } from './use-cases/unblock-user.js';
import { UndoEmailChange } from './use-cases/undo-email-change.js';
import { UpdateProfile } from './use-cases/update-profile.js';
import { VerifySecondFactor } from './use-cases/verify-second-factor.js';

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
    FactorsController,
    IdentityProofController,
    InvitationController,
    LoginFactorController,
    LoginLinkController,
    OwnSessionsController,
    StaffInvitationsController,
  ],
  providers: [
    AcceptInvitation,
    AccessGuard,
    AccessTokenStrategy,
    AccountData,
    AccountDevices,
    AuditData,
    BlockUser,
    ChangeOwnFactors,
    ChangePassword,
    ConfirmPassword,
    CompleteLogin,
    EmailChangeLimits,
    EndOwnSessions,
    EndUserSessions,
    EnrollPasskey,
    EnrollTotp,
    FactorAttempts,
    InviteStaff,
    LinkTokens,
    LogIn,
    LoginAttempts,
    LogOut,
    OfferEmailUndoJob,
    OpenFactorChallenge,
    OpenLoginLink,
    ProveIdentity,
    PurgeExpiredSessions,
    PurgeSecurityLog,
    RecentIdentityProof,
    RefreshCookie,
    RefreshSession,
    ReleaseEmail,
    RemoveLostFactors,
    RenewRecoveryCodes,
    RenewStoredSecrets,
    RenewStoredSecretsJob,
    RequestDevices,
    RequestLoginLink,
    RequestPasswordReset,
    ResetPassword,
    SendEmailChangedNoticeJob,
    SendEmailReleasedNoticeJob,
    SendFactorNoticeJob,
    SendLoginLinkJob,
    SendPasswordChangedNoticeJob,
    SendResetLinkJob,
    SendResetRedirectedNoticeJob,
    SendStaffInvitationJob,
    SendWelcomeJob,
    SecurityData,
    SessionIssuer,
    SignUp,
    StaffSafety,
    StartSession,
    TrustedDeviceCookie,
    UnblockUser,
    UndoEmailChange,
    UpdateProfile,
    VerifySecondFactor,
    WarnOldAddressOfNewPasswordJob,
    lifetimes,
    passwordPolicy,
    { provide: IdentityProof, useExisting: StaffSafety },
    { provide: EmailProofs, useClass: HmacEmailProofs },
    { provide: LoginLinks, useClass: HmacLoginLinks },
    { provide: PasskeyCeremonies, useClass: SimplePasskeyCeremonies },
    { provide: SecretCipher, useClass: AesSecretCipher },
    { provide: TotpCodes, useClass: OtplibTotpCodes },
    { provide: TrustedDevices, useExisting: RequestDevices },
    { provide: UserNotifications, useClass: UserEmails },
    { provide: PasswordConfirmation, useClass: LimitedPasswordConfirmation },
    { provide: Avatars, useClass: StoredAvatars },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [AuthCoreModule, IdentityProof, PasswordConfirmation, TrustedDevices],
})
export class AuthModule {}
