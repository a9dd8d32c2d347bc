import {
  hasSecondFactor,
  type Passkey,
  type SecondFactors,
  type TotpFactor,
} from '../domain/second-factor.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';

interface Row {
  totp: TotpFactor | undefined;
  passkeys: Passkey[];
  codes: Set<string>;
}

/** Second factors in memory. */
export class FakeSecondFactorStore extends SecondFactorStore {
  private readonly rows = new Map<string, Row>();

  async factorsOf(userId: string): Promise<SecondFactors> {
    const { totp, passkeys, codes } = this.of(userId);
    return { totp, passkeys: [...passkeys], recoveryCodes: codes.size };
  }
  async hasAny(userId: string): Promise<boolean> {
    return hasSecondFactor(this.of(userId));
  }
  async credentialIdsOf(userId: string): Promise<readonly string[]> {
    const { totp, passkeys, codes } = this.of(userId);
    const app = totp?.confirmedAt ? [totp.secret] : [];
    return [...app, ...passkeys.map(({ credentialId }) => credentialId), ...codes].sort();
  }
  async lock(): Promise<void> {}
  async startTotp(userId: string, secret: string): Promise<boolean> {
    const row = this.of(userId);
    if (row.totp?.confirmedAt) return false;
    row.totp = { secret, confirmedAt: null, lastStep: null };
    return true;
  }
  async confirmTotp(userId: string, lastStep: number, confirmedAt: Date): Promise<boolean> {
    const row = this.of(userId);
    if (!row.totp || row.totp.confirmedAt) return false;
    row.totp = { ...row.totp, confirmedAt, lastStep };
    return true;
  }
  async useTotpStep(userId: string, step: number): Promise<boolean> {
    const row = this.of(userId);
    if (!row.totp?.confirmedAt || (row.totp.lastStep ?? -1) >= step) return false;
    row.totp = { ...row.totp, lastStep: step };
    return true;
  }
  async totpSecrets(afterUserId: string | undefined, limit: number) {
    return [...this.rows]
      .flatMap(([userId, { totp }]) => (totp ? [{ userId, secret: totp.secret }] : []))
      .filter(({ userId }) => afterUserId === undefined || userId > afterUserId)
      .sort((one, other) => (one.userId < other.userId ? -1 : 1))
      .slice(0, limit);
  }
  async replaceTotpSecret(userId: string, secret: string): Promise<void> {
    const row = this.of(userId);
    if (row.totp) row.totp = { ...row.totp, secret };
  }
  async removeTotp(userId: string): Promise<boolean> {
    const row = this.of(userId);
    const had = row.totp !== undefined;
    row.totp = undefined;
    return had;
  }
  async addPasskey(userId: string, passkey: Passkey): Promise<boolean> {
    const all = [...this.rows.values()].flatMap(({ passkeys }) => passkeys);
    if (all.some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
    this.of(userId).passkeys.push(passkey);
    return true;
  }
  async usePasskey({ id, counter: seen }: Passkey, counter: number, now: Date): Promise<boolean> {
    for (const row of this.rows.values()) {
      const index = row.passkeys.findIndex((one) => one.id === id && one.counter === seen);
      const found = row.passkeys[index];
      if (!found) continue;
      row.passkeys[index] = { ...found, counter, lastUsedAt: now };
      return true;
    }
    return false;
  }
  async removePasskey(userId: string, id: string): Promise<boolean> {
    const row = this.of(userId);
    const left = row.passkeys.filter((passkey) => passkey.id !== id);
    const isRemoved = left.length < row.passkeys.length;
    row.passkeys = left;
    return isRemoved;
  }
  async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
    this.of(userId).codes = new Set(hashes);
  }
  async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
    return this.of(userId).codes.delete(hash);
  }
  async removeAll(userId: string): Promise<boolean> {
    const had = hasSecondFactor(this.of(userId));
    this.rows.delete(userId);
    return had;
  }

  private of(userId: string): Row {
    const row = this.rows.get(userId) ?? { totp: undefined, passkeys: [], codes: new Set() };
    this.rows.set(userId, row);
    return row;
  }
}
