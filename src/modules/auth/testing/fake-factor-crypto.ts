import type { Passkey } from '../domain/second-factor.js';
import { PasskeyCeremonies, SecretCipher, TotpCodes } from '../ports/factor-crypto.js';

/** Codes that name their time step: `100` is valid in step 100. */
export class FakeTotpCodes extends TotpCodes {
  newSecret(): string {
    return 'secret';
  }
  uri(secret: string, account: string, issuer: string): string {
    return `${issuer} ${account} ${secret}`;
  }
  stepOf(secret: string, code: string, now: Date): number | undefined {
    if (!secret) throw new Error('Nothing has no codes.');
    const step = this.now(now);
    return secret === 'secret' && Math.abs(Number(code) - step) <= 1 ? Number(code) : undefined;
  }
  now(now: Date): number {
    return Math.floor(now.getTime() / 30_000);
  }
}

export class FakeSecretCipher extends SecretCipher {
  encrypt(text: string, context: string): string {
    return `${context}: ${text}`;
  }
  decrypt(encrypted: string, context: string): string | undefined {
    const prefix = `${context}: `;
    return encrypted.startsWith(prefix) ? encrypted.slice(prefix.length) : undefined;
  }
  renewed(): undefined {
    return undefined;
  }
}

/** Passkeys whose responses name themselves and the challenge that they sign. */
export class FakePasskeyCeremonies extends PasskeyCeremonies {
  private made = 0;

  async requestNew() {
    return { challenge: `new ${++this.made}`, options: {} };
  }
  async register({ id, challenge }: Readonly<Record<string, unknown>>, expected: string) {
    if (challenge !== expected) return undefined;
    return { credentialId: String(id), publicKey: 'key', counter: 0, transports: [] };
  }
  async requestUse() {
    return { challenge: `use ${++this.made}`, options: {} };
  }
  async verify(
    { id, challenge }: Readonly<Record<string, unknown>>,
    expected: string,
    passkeys: readonly Passkey[],
  ) {
    const passkey = passkeys.find(({ credentialId }) => credentialId === id);
    if (!passkey || challenge !== expected) return undefined;
    return { passkey, counter: passkey.counter + 1 };
  }
}
