import { DAY_MS, HOUR_MS } from '../../../kernel/time.js';
import { authFixture } from '../testing/auth-fixture.js';
import { FakeOpaqueTokens, LIFETIMES } from '../testing/fake-tokens.js';
import { RefreshSession } from './refresh-session.js';

async function signedIn() {
  const fixture = await authFixture();
  const { unitOfWork, sessions, accessTokens, tokens, clock, securityLog } = fixture;
  const refresh = new RefreshSession(
    ...([unitOfWork, sessions, accessTokens, tokens, clock, LIFETIMES, securityLog] as const),
  );
  const { refreshToken: first } = await fixture.startSession.execute(fixture.ann);
  const renew = async (token: string) => (await refresh.execute(token)).refreshToken;
  return { clock, first, renew, securityLog, users: fixture.users };
}

describe('a refresh token', () => {
  it('is rotated', async () => {
    const { first, renew } = await signedIn();
    const second = await renew(first);
    expect(second).not.toBe(first);
    expect(await renew(second)).not.toBe(second);
  });

  it('gives two tabs the same successor', async () => {
    const { first, renew } = await signedIn();
    expect(await renew(first)).toBe(await renew(first));
  });

  it('stays good for 60 s after its rotation: the answer may have been lost', async () => {
    const { first, renew, clock } = await signedIn();
    const second = await renew(first);
    clock.advance(60_000);
    expect(await renew(first)).toBe(second);
  });

  it('ends with its session 90 days after the login, however often it is used', async () => {
    const { first, renew, clock } = await signedIn();
    let newest = first;
    for (let day = 1; day < 90; day++) {
      clock.advance(DAY_MS);
      newest = await renew(newest);
    }
    clock.advance(DAY_MS);
    await expect(renew(newest)).rejects.toThrow('Please log in to continue');
  });

  it('ends 12 hours after the login once its user is staff', async () => {
    const [early, late] = [await signedIn(), await signedIn()];
    for (const { users, clock } of [early, late]) {
      await users.promote('ann', 'support');
      clock.advance(12 * HOUR_MS - 1);
    }
    await early.renew(early.first);
    late.clock.advance(1);
    await expect(late.renew(late.first)).rejects.toThrow('Please log in to continue');
  });

  it('ends the session when it comes back after 60 s', async () => {
    const { first, renew, clock, securityLog } = await signedIn();
    const second = await renew(first);
    clock.advance(60_001);
    expect(securityLog.recorded).toEqual([]);
    await expect(renew(first)).rejects.toThrow('Please log in to continue');
    expect(securityLog.recorded).toEqual([{ kind: 'session.copied', userId: 'ann' }]);
    await expect(renew(second)).rejects.toThrow('Please log in to continue');
  });

  it('stays good for 10 s only once its successor was used, and leads to the newest', async () => {
    const { first, renew, clock } = await signedIn();
    const second = await renew(first);
    clock.advance(20_000);
    const third = await renew(second);
    clock.advance(10_000);
    expect(await renew(first)).toBe(third);
    clock.advance(1);
    await expect(renew(first)).rejects.toThrow('Please log in to continue');
    await expect(renew(third)).rejects.toThrow('Please log in to continue');
  });

  it('never gets more time by its successor', async () => {
    const { first, renew, clock } = await signedIn();
    const second = await renew(first);
    clock.advance(55_000);
    await renew(second);
    clock.advance(5_001);
    await expect(renew(first)).rejects.toThrow('Please log in to continue');
  });

  it('leads to the newest over as many as 100 rotations', async () => {
    const { first, renew } = await signedIn();
    let newest = first;
    for (let rotation = 0; rotation < 100; rotation++) newest = await renew(newest);
    expect(await renew(first)).toBe(newest);
    await renew(newest);
    await expect(renew(first)).rejects.toThrow('Please log in to continue');
  });

  it('slides: a session in use goes on, one that is not ends after 30 days', async () => {
    const { first, renew, clock } = await signedIn();
    let token = first;
    for (let days = 0; days < 58; days += 29) {
      clock.advance(29 * DAY_MS);
      token = await renew(token);
    }
    clock.advance(30 * DAY_MS);
    await expect(renew(token)).rejects.toThrow('Please log in to continue');
  });

  it('is refused when it was never issued, and ends nothing', async () => {
    const { first, renew } = await signedIn();
    await expect(renew('made up')).rejects.toThrow('Please log in to continue');
    await expect(renew(first)).resolves.toBeDefined();
  });
});

describe('while the secret of the shop is replaced', () => {
  it('a lost answer is given again, whichever process has rotated the token how often', async () => {
    const fixture = await authFixture();
    const { unitOfWork, sessions, accessTokens, clock, securityLog } = fixture;
    const [ofOld, ofNew] = [new TokensOfSecret('old', 'new'), new TokensOfSecret('new', 'old')];
    const processes = [ofOld, ofNew].map(
      (tokens) =>
        new RefreshSession(
          ...([unitOfWork, sessions, accessTokens, tokens, clock, LIFETIMES, securityLog] as const),
        ),
    );
    const [old, renewed] = processes as [RefreshSession, RefreshSession];
    const { refreshToken: first } = await fixture.startSession.execute(fixture.ann);
    let newest = first;
    for (const process of [old, renewed, renewed, old]) {
      newest = (await process.execute(newest)).refreshToken;
      for (const other of processes) {
        expect((await other.execute(first)).refreshToken).toBe(newest);
      }
    }
  });
});

/** Tokens that name the secret by which they follow. */
class TokensOfSecret extends FakeOpaqueTokens {
  override readonly earlier: TokensOfSecret | undefined;

  constructor(
    private readonly secret: string,
    previous?: string,
  ) {
    super();
    this.earlier = previous === undefined ? undefined : new TokensOfSecret(previous);
  }

  override next(token: string): string {
    return `${super.next(token)}${this.secret}`;
  }
}
