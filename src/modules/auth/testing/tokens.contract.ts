import type { Passwords } from '../ports/passwords.js';
import type { AccessTokens, OpaqueTokens } from '../ports/tokens.js';

export function passwordsContract(passwords: Passwords): void {
  it('fit their own hash only', async () => {
    const hash = await passwords.hash('secret');
    expect(hash).not.toBe('secret');
    expect(await passwords.verify(hash, 'secret')).toBe(true);
    expect(await passwords.verify(hash, 'Secret')).toBe(false);
  });

  it('never fit where there is no account', async () => {
    expect(await passwords.verify(undefined, 'nobody')).toBe(false);
  });
}

export function accessTokensContract(tokens: AccessTokens): void {
  it('differ between sessions', () => {
    const sign = (sessionId: string) => tokens.sign({ userId: 'ann', role: 'user', sessionId });
    expect(sign('one')).not.toBe(sign('two'));
  });
}

export function opaqueTokensContract(tokens: OpaqueTokens): void {
  it('are another one each time a session starts', () => {
    expect(tokens.random()).not.toBe(tokens.random());
  });

  it('have one successor each, the same for every tab', () => {
    const [one, two] = [tokens.random(), tokens.random()];
    expect(tokens.next(one)).toBe(tokens.next(one));
    expect(new Set([one, two, tokens.next(one), tokens.next(two)]).size).toBe(4);
  });

  it('are the same for the same reset, and never those of a session', () => {
    expect(tokens.forReset('a')).toBe(tokens.forReset('a'));
    expect(tokens.forReset('a')).not.toBe(tokens.forReset('b'));
    expect(tokens.forReset('a')).not.toBe(tokens.next('a'));
  });

  it('are the same for the same change of an address, and never those of a reset', () => {
    expect(tokens.forEmailUndo('a')).toBe(tokens.forEmailUndo('a'));
    expect(tokens.forEmailUndo('a')).not.toBe(tokens.forEmailUndo('b'));
    expect(tokens.forEmailUndo('a')).not.toBe(tokens.forReset('a'));
  });

  it('include recovery codes, another one each time', () => {
    const codes = Array.from({ length: 50 }, () => tokens.recoveryCode());
    expect(new Set(codes).size).toBe(50);
  });

  it('have a hash that tells them apart', () => {
    expect(tokens.hash('a')).toBe(tokens.hash('a'));
    expect(tokens.hash('a')).not.toBe(tokens.hash('b'));
    expect(tokens.hash('a')).not.toBe('a');
  });
}
