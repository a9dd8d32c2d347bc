import { HOUR_MS } from '../../../kernel/time.js';
import { MAX_TRUSTED_DEVICES } from './trusted-device.js';

/** So many wrong guesses at once; then one comes back every `perMs / limit` ms. */
export interface GuessRate {
  readonly limit: number;
  readonly perMs: number;
}

/**
 * Wrong guesses that an account allows, in shares: nobody can use up that of another. A device that
 * uses up its own goes on with that of strangers.
 */
export interface GuessLimits {
  /** Of all devices together that the account does not trust. */
  readonly ofStrangers: GuessRate;
  /** Of each device that has completed a login; an account trusts five at a time. */
  readonly onDevice: GuessRate;
  /** Of all devices together that have shown the mailbox, by a login link or a reset. */
  readonly byEmail: GuessRate;
}

/** At most 100 in any hour: 60 of strangers, 6 on each of five devices, 10 by email. */
export const PASSWORD_GUESSES: GuessLimits = {
  ofStrangers: { limit: 40, perMs: 2 * HOUR_MS },
  onDevice: { limit: 5, perMs: 5 * HOUR_MS },
  byEmail: { limit: 8, perMs: 4 * HOUR_MS },
};

/**
 * At most 20 in any hour: 7 of strangers, 2 on each of five devices, 3 by email; over days 5 an hour. Three
 * of a million codes are right at any time, so that an account at which somebody guesses day and night,
 * with its password, is opened after years.
 */
export const CODE_GUESSES: GuessLimits = {
  ofStrangers: { limit: 5, perMs: 2.5 * HOUR_MS },
  onDevice: { limit: 2, perMs: 4 * HOUR_MS },
  byEmail: { limit: 3, perMs: 6 * HOUR_MS },
};

const mostInAnHour = ({ limit, perMs }: GuessRate) => limit + Math.floor((limit * HOUR_MS) / perMs);

/** Wrong guesses at an account in any hour, whoever makes them, over all devices. */
export const mostGuessesInAnHour = ({ ofStrangers, onDevice, byEmail }: GuessLimits): number =>
  mostInAnHour(ofStrangers) + MAX_TRUSTED_DEVICES * mostInAnHour(onDevice) + mostInAnHour(byEmail);
