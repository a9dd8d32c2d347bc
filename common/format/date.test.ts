import { minute } from './date.js';

describe('minute', () => {
  it('writes the day and the minute in UTC', () => {
    expect(minute('2026-11-21T06:31:00.000Z')).toBe('2026-11-21 06:31 UTC');
  });
});
