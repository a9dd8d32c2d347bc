import { HOUR_MS } from '../../../kernel/time.js';
import { AttemptSources } from './attempt-sources.js';

const at = new Date('2026-01-31T10:15:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const attempt = { kind: 'login.failed', userId: 'ann', address: '10.0.0.1' };

describe('the sources of attempts', () => {
  it('are told apart by kind, account, address and hour', () => {
    const sources = new AttemptSources();
    const keyOf = (other: object, when = at) => sources.entryOf({ ...attempt, ...other }, when).key;
    const keys = [
      keyOf({}),
      keyOf({ kind: 'reset.requested' }),
      keyOf({ userId: null }),
      keyOf({ address: '10.0.0.2' }),
      keyOf({}, later(HOUR_MS)),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({}, later(HOUR_MS))).toBe(keys[4]);
    expect(keyOf({}, later(60_000))).toBe(keys[0]);
  });

  it('are a bounded number in an hour, however many addresses there are', () => {
    const sources = new AttemptSources();
    const entries = Array.from({ length: 5_000 }, (_, n) =>
      sources.entryOf({ ...attempt, userId: null, address: `10.1.${n >> 8}.${n & 255}` }, at),
    );
    expect(new Set(entries.map(({ key }) => key)).size).toBe(1_001);
    expect(entries[999]!.address).toBe('10.1.3.231');
    expect(entries[1_000]!.address).toBeNull();
    // A source that is known stays so; an account is named in any case; the next hour is empty.
    expect(sources.entryOf({ ...attempt, userId: null, address: '10.1.0.0' }, at)).toEqual(
      entries[0],
    );
    expect(sources.entryOf(attempt, at).key).not.toBe(entries[1_000]!.key);
    const other = { ...attempt, kind: 'reset.requested' };
    expect(sources.entryOf(other, at).address).toBe('10.0.0.1');
    expect(sources.entryOf(attempt, later(HOUR_MS)).address).toBe('10.0.0.1');
  });
});
