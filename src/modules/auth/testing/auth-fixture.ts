import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { PasswordPolicy } from '../domain/password-policy.js';
import { newUser } from '../domain/user.js';
import { StartSession } from '../use-cases/start-session.js';
import { ReleaseEmail } from '../use-cases/release-email.js';
import { FakeEmailChanges } from './fake-email-changes.js';
import { FakeEmailProofs } from './fake-email-proofs.js';
import { FakePasswordResets } from './fake-password-resets.js';
import { FakeSecondFactorStore } from './fake-second-factor-store.js';
import { FakeSessionStore } from './fake-session-store.js';
import { FakeAccessTokens, FakeOpaqueTokens, FakePasswords, LIFETIMES } from './fake-tokens.js';
import { FakeUserRepository } from './fake-user-repository.js';
import { RecordedAuditLog } from './recorded-audit-log.js';
import { RecordedSecurityLog } from './recorded-security-log.js';

/** The module's ports in memory, with one user, Ann, whose password is `secret`. */
export async function authFixture() {
  const [unitOfWork, clock, ids, events] = [
    new DirectUnitOfWork(),
    new SettableClock(),
    new CountingIds(),
    new RecordedEvents(),
  ];
  const emailChanges = new FakeEmailChanges();
  const [users, passwords] = [
    new FakeUserRepository((email) => emailChanges.reserving(email, clock.now())?.userId),
    new FakePasswords(),
  ];
  const sessions = new FakeSessionStore((id) => users.rows.get(id)?.user.role ?? 'user');
  const [proofs, securityLog] = [new FakeEmailProofs(), new RecordedSecurityLog()];
  const [tokens, accessTokens] = [new FakeOpaqueTokens(), new FakeAccessTokens()];
  const ann = newUser({ id: 'ann', name: 'Ann', email: 'Ann@x.test', createdAt: clock.now() });
  await users.add(ann, await passwords.hash('secret'));
  return {
    unitOfWork,
    clock,
    ids,
    events,
    users,
    passwords,
    sessions,
    tokens,
    accessTokens,
    ann,
    emailChanges,
    factors: new FakeSecondFactorStore(),
    policy: new PasswordPolicy(true),
    resets: new FakePasswordResets(users, emailChanges),
    auditLog: new RecordedAuditLog(),
    securityLog,
    proofs,
    releaseEmail: new ReleaseEmail(
      ...([proofs, emailChanges, users, sessions, events, clock, securityLog] as const),
    ),
    startSession: new StartSession(sessions, accessTokens, tokens, ids, clock, LIFETIMES),
    /** Whether a user's password is this one. */
    hasPassword: async (id: string, password: string) =>
      passwords.verify((await users.credentialsOf(id))?.passwordHash, password),
  };
}
