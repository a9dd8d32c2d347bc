import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { Env } from '../../config/env.js';
import { ActLog } from '../../platform/operations/act-log.js';
import { ShopSecret } from '../../platform/secret/shop-secret.js';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.js';
import { HmacOpaqueTokens } from './adapters/crypto/hmac-opaque-tokens.js';
import { JwtAccessTokens } from './adapters/crypto/jwt-access-tokens.js';
import { PostgresAuditLog } from './adapters/postgres/postgres-audit-log.js';
import { PostgresAuditQueries } from './adapters/postgres/postgres-audit-queries.js';
import { PostgresPasswordResets } from './adapters/postgres/postgres-password-resets.js';
import { PostgresPeople } from './adapters/postgres/postgres-people.js';
import { PostgresPeopleCounts } from './adapters/postgres/postgres-people-counts.js';
import { PostgresPeopleQueries } from './adapters/postgres/postgres-people-queries.js';
import { PostgresPersonStore } from './adapters/postgres/postgres-person-store.js';
import { PostgresSessionStore } from './adapters/postgres/postgres-session-store.js';
import { PostgresSignedIn } from './adapters/postgres/postgres-signed-in.js';
import { AuditLog } from './ports/audit-log.js';
import { AuditQueries } from './ports/audit-queries.js';
import { DemoPeople } from './ports/demo-people.js';
import { PasswordResets } from './ports/password-resets.js';
import { Passwords } from './ports/passwords.js';
import { People } from './ports/people.js';
import { PeopleCounts } from './ports/people-counts.js';
import { PeopleQueries } from './ports/people-queries.js';
import { PersonStore } from './ports/person-store.js';
import { SessionStore } from './ports/session-store.js';
import { SignedIn } from './ports/signed-in.js';
import { AccessTokens, OpaqueTokens } from './ports/tokens.js';
import { AppointAdmin } from './use-cases/appoint-admin.js';
import { EnsureDemoPeople } from './use-cases/ensure-demo-people.js';
import { MakeAdmin } from './use-cases/make-admin.js';

const ports = [
  { provide: AccessTokens, useClass: JwtAccessTokens },
  { provide: ActLog, useExisting: AuditLog },
  { provide: AuditLog, useClass: PostgresAuditLog },
  { provide: AuditQueries, useClass: PostgresAuditQueries },
  { provide: DemoPeople, useClass: EnsureDemoPeople },
  { provide: OpaqueTokens, useClass: HmacOpaqueTokens },
  { provide: PasswordResets, useClass: PostgresPasswordResets },
  { provide: Passwords, useClass: Argon2Passwords },
  { provide: People, useClass: PostgresPeople },
  { provide: PeopleCounts, useClass: PostgresPeopleCounts },
  { provide: PeopleQueries, useClass: PostgresPeopleQueries },
  { provide: PersonStore, useClass: PostgresPersonStore },
  { provide: SessionStore, useClass: PostgresSessionStore },
  { provide: SignedIn, useClass: PostgresSignedIn },
];

/** People and sessions without HTTP and jobs: all that the operator's command needs. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [ShopSecret, Env],
      useFactory: (secret: ShopSecret, env: Env) => {
        // As raw bytes, each token would first be tried with them as a public key, for half a millisecond.
        const key = createSecretKey(secret.keyFor('access-token'));
        return {
          secretOrKeyProvider: () => key,
          signOptions: { algorithm: 'HS256', expiresIn: Math.ceil(env.ACCESS_TOKEN_MS / 1000) },
          verifyOptions: { algorithms: ['HS256'] },
        };
      },
    }),
  ],
  providers: [...ports, AppointAdmin, MakeAdmin],
  exports: [...ports.map(({ provide }) => provide), AppointAdmin, MakeAdmin],
})
export class AuthCoreModule {}
