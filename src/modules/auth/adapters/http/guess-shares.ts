import type { Limit } from '../../../../platform/http/count-failed-attempts.js';
import type { GuessLimits } from '../../domain/guess-limits.js';
import type { RequestDevice } from './request-devices.js';

/** Whose guesses are counted. */
interface Guesser {
  /** What is guessed. */
  readonly kind: 'login' | 'factor';
  /** The account's rate limit key. */
  readonly account: string;
  readonly device: RequestDevice | undefined;
  /** What a device that the account does not trust counts for besides. */
  readonly ofAddress: readonly Limit[];
}

/** The shares of an account's wrong guesses that a device may use, in turn; each with the limits that it takes from. */
export function guessShares(
  { kind, account, device, ofAddress }: Guesser,
  { ofStrangers, onDevice, byEmail }: GuessLimits,
): readonly (readonly Limit[])[] {
  const shares: (readonly Limit[])[] = [];
  if (device?.proofs.has('login')) {
    shares.push([[`${kind} as ${account} on ${device.hash}`, onDevice]]);
  }
  if (device?.proofs.has('email')) shares.push([[`${kind} as ${account} by email`, byEmail]]);
  return [...shares, [...ofAddress, [`${kind} as ${account}`, ofStrangers]]];
}
