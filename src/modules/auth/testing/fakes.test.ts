import { CountingIds, SettableClock } from '../../../kernel/testing/fakes.js';
import { accountSubjectsContract } from './account-subjects.contract.js';
import { auditLogContract } from './audit-log.contract.js';
import { avatarsContract } from './avatars.contract.js';
import { emailChangesContract } from './email-changes.contract.js';
import { FakeAccountSubjects } from './fake-account-subjects.js';
import { FakeAvatars } from './fake-avatars.js';
import { FakeEmailChanges } from './fake-email-changes.js';
import { FakeFactorChallenges } from './fake-factor-challenges.js';
import { FakePasswordResets } from './fake-password-resets.js';
import { FakeSecondFactorStore } from './fake-second-factor-store.js';
import { FakeSessionStore } from './fake-session-store.js';
import { FakeStaffInvitations } from './fake-staff-invitations.js';
import { FakeAccessTokens, FakeOpaqueTokens, FakePasswords } from './fake-tokens.js';
import { FakeUserQueries } from './fake-user-queries.js';
import { FakeUserRepository } from './fake-user-repository.js';
import { factorChallengesContract } from './factor-challenges.contract.js';
import { passwordResetsContract } from './password-resets.contract.js';
import { RecordedAuditLog } from './recorded-audit-log.js';
import { RecordedSecurityLog } from './recorded-security-log.js';
import { secondFactorStoreContract } from './second-factor-store.contract.js';
import { securityLogContract } from './security-log.contract.js';
import { sessionStoreContract } from './session-store.contract.js';
import { staffInvitationsContract } from './staff-invitations.contract.js';
import {
  accessTokensContract,
  opaqueTokensContract,
  passwordsContract,
} from './tokens.contract.js';
import { userQueriesContract } from './user-queries.contract.js';
import { userRepositoryContract } from './user-repository.contract.js';

const inTransaction = <Result>(work: () => Promise<Result>) => work();

describe('users in memory', () => {
  userRepositoryContract(async () => ({ store: new FakeUserRepository(), inTransaction }));
});

describe('queries of users in memory', () => {
  userQueriesContract(async () => {
    const store = new FakeUserRepository();
    return { store, queries: new FakeUserQueries(store), inTransaction };
  });
});

describe('sessions in memory', () => {
  const userId = 'ann';
  sessionStoreContract(async () => ({ store: new FakeSessionStore(), userId, inTransaction }));
});

describe('reset links in memory', () => {
  passwordResetsContract(async () => {
    const users = new FakeUserRepository();
    const changes = new FakeEmailChanges();
    return { users, changes, resets: new FakePasswordResets(users, changes), inTransaction };
  });
});

describe('second factors in memory', () => {
  const [userId, otherId] = ['ann', 'bob'];
  secondFactorStoreContract(async () => {
    return { store: new FakeSecondFactorStore(), userId, otherId, inTransaction };
  });
});

describe('challenges in memory', () => {
  factorChallengesContract(async () => {
    return { challenges: new FakeFactorChallenges(), userId: 'ann', inTransaction };
  });
});

describe('invitations in memory', () => {
  staffInvitationsContract(async () => {
    return { invitations: new FakeStaffInvitations(), ownerId: 'boss', inTransaction };
  });
});

describe('changes of email addresses in memory', () => {
  emailChangesContract(async () => {
    const changes = new FakeEmailChanges();
    const holderOf = (email: string) => changes.reserving(email, new Date())?.userId;
    return { users: new FakeUserRepository(holderOf), changes, inTransaction };
  });
});

describe('an audit log in memory', () => {
  auditLogContract(async () => {
    const log = new RecordedAuditLog();
    return { log, actor: { id: 'boss' }, entries: async () => log.entries, inTransaction };
  });
});

describe('accounts in memory', () => {
  accountSubjectsContract(async () => {
    const [accounts, ids] = [new FakeAccountSubjects(), new CountingIds()];
    return {
      accounts,
      newId: () => ids.next(),
      inTransaction,
      plant: async (account) => void accounts.rows.set(account.userId, account),
      addSession: async (userId, session) =>
        void accounts.sessions.set(userId, [...(accounts.sessions.get(userId) ?? []), session]),
      addSecondFactor: async (userId) => void accounts.withSecondFactor.add(userId),
    };
  });
});

describe('a security log in memory', () => {
  securityLogContract(async () => {
    const [clock, ids] = [new SettableClock(), new CountingIds()];
    const log = new RecordedSecurityLog(clock);
    return { log, clock, newId: () => ids.next(), entries: async () => log.entries, inTransaction };
  });
});

describe('avatars in memory', () => {
  avatarsContract(async () => {
    const avatars = new FakeAvatars(['a.png']);
    return { avatars, shownBy: async (id) => avatars.shown.get(id) ?? null, inTransaction };
  });
});

describe('plain passwords', () => passwordsContract(new FakePasswords()));
describe('plain access tokens', () => accessTokensContract(new FakeAccessTokens()));
describe('counted opaque tokens', () => opaqueTokensContract(new FakeOpaqueTokens()));
