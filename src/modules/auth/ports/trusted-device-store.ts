import type { TrustedDevice } from '../domain/trusted-device.js';

/** The devices that accounts trust, by the hashes of their ids. Writes join the caller's transaction. */
export abstract class TrustedDeviceStore {
  /** Those of a user whose trust has not expired, the newest first. */
  abstract ofUser(userId: string, now: Date): Promise<readonly TrustedDevice[]>;

  /**
   * Adds a device, or trusts it anew. Devices that were trusted for other credentials are deleted, and all
   * of the proof but the newest `MAX_TRUSTED_DEVICES`.
   */
  abstract add(device: TrustedDevice): Promise<void>;

  /** Lets what was trusted for the credentials `from` be trusted for `to`. */
  abstract rehash(userId: string, from: string, to: string): Promise<void>;

  /** Deletes up to `limit` devices whose trust expired before `now`; returns how many. */
  abstract deleteExpired(now: Date, limit: number): Promise<number>;
}
