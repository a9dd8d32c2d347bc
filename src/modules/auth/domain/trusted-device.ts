import { DAY_MS, HOUR_MS } from '../../../kernel/time.js';

/** What a device has shown to an account: all that its login asks for, or its mailbox alone. */
export type DeviceProof = 'login' | 'email';

/** A device that an account trusts. It gives no access: its wrong guesses count for a share of its own. */
export interface TrustedDevice {
  readonly userId: string;
  readonly deviceHash: string;
  readonly proof: DeviceProof;
  /** Of password, second factors and recovery codes: the trust ends with a change of any of them. */
  readonly credentialsHash: string;
  readonly expiresAt: Date;
}

/** For how long a device is trusted, in ms. One of the mailbox has that long to complete a login. */
export const TRUST_MS: Readonly<Record<DeviceProof, number>> = {
  login: 365 * DAY_MS,
  email: HOUR_MS,
};

/** Devices of a proof that an account trusts at a time, the newest. Each of a login has a share of the guesses. */
export const MAX_TRUSTED_DEVICES = 5;

/** What a device has shown since the credentials changed last. `trusted` is sorted, the newest first. */
export function proofsOf(
  trusted: readonly TrustedDevice[],
  device: Pick<TrustedDevice, 'deviceHash' | 'credentialsHash'>,
): ReadonlySet<DeviceProof> {
  const valid = trusted.filter(({ credentialsHash }) => credentialsHash === device.credentialsHash);
  // Two logins at once may leave a row too many.
  const newest = (['login', 'email'] as const).flatMap((proof) =>
    valid.filter((one) => one.proof === proof).slice(0, MAX_TRUSTED_DEVICES),
  );
  const own = newest.filter(({ deviceHash }) => deviceHash === device.deviceHash);
  return new Set(own.map(({ proof }) => proof));
}
