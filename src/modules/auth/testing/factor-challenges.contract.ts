import { FACTOR_MAX_ATTEMPTS } from '../domain/second-factor.js';
import type { FactorChallenge, FactorChallenges } from '../ports/factor-challenges.js';

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds));

/** The contract of every store of challenges. `make` returns an empty one in which `userId` exists. */
export function factorChallengesContract(
  make: () => Promise<{
    challenges: FactorChallenges;
    userId: string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const made = await make();
    const challenge: FactorChallenge = {
      id: '01900000-0000-7000-8000-0000000000c1',
      userId: made.userId,
      purpose: 'login',
      passkeyChallenge: 'sign this',
      credentialsHash: 'hash',
      trustedDevice: true,
      expiresAt: at(60),
    };
    const { challenges, inTransaction } = made;
    await inTransaction(() => challenges.add({ ...challenge, tokenHash: 'token' }));
    const attempt = (purpose: 'login' | 'proof' = 'login', seconds = 0) =>
      inTransaction(() => challenges.attempt('token', purpose, at(seconds)));
    return { ...made, challenge, attempt };
  };

  it('counts each attempt, up to the last', async () => {
    const { challenges, challenge, attempt, userId } = await opened();
    for (let attempts = 1; attempts <= FACTOR_MAX_ATTEMPTS; attempts++) {
      expect(await challenges.userOf('token', at(0))).toBe(userId);
      expect(await attempt()).toEqual({ ...challenge, attempts });
    }
    expect(await attempt()).toBeUndefined();
    expect(await challenges.userOf('token', at(0))).toBeUndefined();
  });

  it('is of one purpose, and expires', async () => {
    const { challenges, attempt } = await opened();
    expect(await attempt('proof')).toBeUndefined();
    expect(await attempt('login', 60)).toBeUndefined();
    expect(await challenges.userOf('token', at(60))).toBeUndefined();
    expect(await challenges.userOf('other', at(0))).toBeUndefined();
    expect(await attempt('login', 59)).toMatchObject({ attempts: 1 });
  });

  it('is used up once', async () => {
    const { challenges, challenge, attempt, inTransaction } = await opened();
    expect(await inTransaction(() => challenges.consume(challenge.id))).toBe(true);
    expect(await inTransaction(() => challenges.consume(challenge.id))).toBe(false);
    expect(await attempt()).toBeUndefined();
  });

  it('is deleted with all of its user, and when it has expired', async () => {
    const { challenges, attempt, userId, inTransaction } = await opened();
    expect(await inTransaction(() => challenges.deleteExpired(at(60), 100))).toBe(0);
    await inTransaction(() => challenges.deleteAllOf(userId));
    expect(await attempt()).toBeUndefined();
    const again = await opened();
    expect(await again.inTransaction(() => again.challenges.deleteExpired(at(61), 100))).toBe(1);
  });
}
