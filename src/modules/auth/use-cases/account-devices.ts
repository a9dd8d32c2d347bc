import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { after } from '../domain/session-rules.js';
import { type DeviceProof, proofsOf, TRUST_MS } from '../domain/trusted-device.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { TrustedDeviceStore } from '../ports/trusted-device-store.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Which devices an account trusts. A trust is stored with a hash of the account's credentials, so that it ends with any
 * change of the password, a second factor or the recovery codes, whoever makes it.
 */
@Injectable()
export class AccountDevices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly devices: TrustedDeviceStore,
    private readonly users: UserRepository,
    private readonly factors: SecondFactorStore,
    private readonly tokens: OpaqueTokens,
    private readonly clock: Clock,
  ) {}

  /** What the device has shown to the account; empty where it is not trusted. */
  async proofsOf(userId: string, deviceHash: string): Promise<ReadonlySet<DeviceProof>> {
    const trusted = await this.devices.ofUser(userId, this.clock.now());
    if (!trusted.some((one) => one.deviceHash === deviceHash)) return new Set();
    const credentialsHash = await this.credentialsHash(userId);
    return credentialsHash === undefined
      ? new Set()
      : proofsOf(trusted, { deviceHash, credentialsHash });
  }

  async trust(userId: string, deviceHash: string, proof: DeviceProof): Promise<void> {
    await this.unitOfWork.run(async () => {
      const credentialsHash = await this.credentialsHash(userId);
      if (credentialsHash === undefined) return;
      const expiresAt = after(this.clock.now(), TRUST_MS[proof]);
      await this.devices.add({ userId, deviceHash, proof, credentialsHash, expiresAt });
    });
  }

  /** Runs a `change` of how credentials are stored, not of the credentials: trust does not end. Joins the transaction. */
  async keepTrust(userId: string, change: () => Promise<void>): Promise<void> {
    const before = await this.credentialsHash(userId);
    await change();
    const now = await this.credentialsHash(userId);
    if (before !== undefined && now !== undefined) await this.devices.rehash(userId, before, now);
  }

  /** Undefined where the account no longer exists. */
  private async credentialsHash(userId: string): Promise<string | undefined> {
    const user = await this.users.credentialsOf(userId);
    if (!user) return undefined;
    const ids = (await this.factors.hasAny(userId))
      ? await this.factors.credentialIdsOf(userId)
      : [];
    return this.tokens.hash(JSON.stringify([user.passwordHash, ...ids]));
  }
}
