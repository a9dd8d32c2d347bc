import { ChangeOwnFactors } from '../use-cases/change-own-factors.js';
import { CompleteLogin } from '../use-cases/complete-login.js';
import { EnrollPasskey } from '../use-cases/enroll-passkey.js';
import { EnrollTotp } from '../use-cases/enroll-totp.js';
import { LogIn } from '../use-cases/log-in.js';
import { OpenFactorChallenge } from '../use-cases/open-factor-challenge.js';
import { ProveIdentity } from '../use-cases/prove-identity.js';
import { RecentIdentityProof } from '../use-cases/recent-identity-proof.js';
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.js';
import { VerifySecondFactor } from '../use-cases/verify-second-factor.js';
import { authFixture } from './auth-fixture.js';
import { FakeFactorChallenges } from './fake-factor-challenges.js';
import { FakePasskeyCeremonies, FakeSecretCipher, FakeTotpCodes } from './fake-factor-crypto.js';

/** The use cases of second factors over ports in memory. Ann is signed in, in the session `own`. */
export async function factorFixture() {
  const auth = await authFixture();
  const { unitOfWork, users, passwords, sessions, tokens, events, ids, clock, factors } = auth;
  const { securityLog, startSession } = auth;
  const challenges = new FakeFactorChallenges();
  const [codes, cipher, passkeys] = [
    new FakeTotpCodes(),
    new FakeSecretCipher(),
    new FakePasskeyCeremonies(),
  ];
  await startSession.execute(auth.ann);
  const [sessionId = ''] = sessions.sessions.keys();
  const proof = new RecentIdentityProof(sessions, clock);
  const verify = new VerifySecondFactor(factors, codes, cipher, passkeys, tokens, events, clock);
  const openChallenge = new OpenFactorChallenge(
    ...([unitOfWork, factors, challenges, passkeys, tokens, ids, clock] as const),
  );
  const changeOwnFactors = new ChangeOwnFactors(
    ...([unitOfWork, proof, factors, challenges, sessions] as const),
    ...([verify, tokens, events, securityLog] as const),
  );
  const enrollTotp = new EnrollTotp(
    ...([unitOfWork, proof, changeOwnFactors, factors, codes, cipher, users, clock] as const),
  );
  return {
    ...auth,
    challenges,
    codes,
    enrollTotp,
    openChallenge,
    verify,
    own: { userId: 'ann', sessionId },
    logIn: new LogIn(
      ...([unitOfWork, users, passwords, startSession, securityLog] as const),
      ...([factors, openChallenge, tokens] as const),
    ),
    completeLogin: new CompleteLogin(
      ...([unitOfWork, challenges, verify, users, startSession] as const),
      ...([tokens, events, clock, securityLog] as const),
    ),
    enrollPasskey: new EnrollPasskey(
      ...([unitOfWork, proof, changeOwnFactors, factors, challenges] as const),
      ...([passkeys, users, tokens, ids, clock] as const),
    ),
    proveIdentity: new ProveIdentity(
      ...([unitOfWork, openChallenge, challenges, verify, factors, users] as const),
      ...([passwords, sessions, tokens, clock, securityLog] as const),
    ),
    renewRecoveryCodes: new RenewRecoveryCodes(changeOwnFactors, factors),
    /** The code of the app now, so many steps of 30 s later. */
    codeNow: (later = 0) => String(codes.now(clock.now()) + later),
    /** Adds an authenticator app; returns the recovery codes that come with it. */
    addTotp: async () => {
      await enrollTotp.begin({ userId: 'ann', sessionId }, 'VIGOR');
      const made = await enrollTotp.confirm(
        { userId: 'ann', sessionId },
        String(codes.now(clock.now())),
      );
      clock.advance(60_000);
      return made ?? [];
    },
  };
}
