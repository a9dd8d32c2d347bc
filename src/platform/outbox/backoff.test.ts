import { DAY_MS } from '../../kernel/time.js';
import { DomainError } from '../../kernel/domain-error.js';
import { TransientError } from '../../kernel/transient-error.js';
import { retryDelayMs } from './backoff.js';

const settings = { firstMs: 2_000, maxMs: 900_000, giveUpAfterMs: 3 * DAY_MS };

describe('the delay before the next attempt', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [12, 900_000],
  ])('after attempt %d is %d ms', (attempts, wait) => {
    expect(retryDelayMs(new TransientError('away'), { attempts, ageMs: 0 }, settings)).toBe(wait);
  });

  it('ends after eight attempts where the reason does not pass', () => {
    const wrong = new Error('wrong');
    expect(retryDelayMs(wrong, { attempts: 7, ageMs: 0 }, settings)).toBeDefined();
    expect(retryDelayMs(wrong, { attempts: 8, ageMs: 0 }, settings)).toBeUndefined();
  });

  it('goes on for three days where something is away', () => {
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(retryDelayMs(away, { attempts: 200, ageMs: DAY_MS }, settings)).toBe(900_000);
    expect(retryDelayMs(away, { attempts: 300, ageMs: 3 * DAY_MS }, settings)).toBeUndefined();
  });

  it('goes on where a caller would be told to try again, as of the card provider', () => {
    const away = new DomainError('unavailable', 'provider_away', 'Please try again shortly.');
    const refused = new DomainError('provider_failed', 'provider_refused', 'No such card.');
    expect(retryDelayMs(away, { attempts: 200, ageMs: DAY_MS }, settings)).toBe(900_000);
    expect(retryDelayMs(refused, { attempts: 8, ageMs: 0 }, settings)).toBeUndefined();
  });

  it('grants an old job that is sent again its eight attempts', () => {
    const away = new TransientError('away');
    expect(retryDelayMs(away, { attempts: 7, ageMs: 9 * DAY_MS }, settings)).toBe(128_000);
    expect(retryDelayMs(away, { attempts: 8, ageMs: 9 * DAY_MS }, settings)).toBeUndefined();
  });
});
