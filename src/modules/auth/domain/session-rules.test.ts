import { DAY_MS } from '../../../kernel/time.js';
import { after, decideRefresh, sessionExpiry } from './session-rules.js';

const NOW = new Date('2026-01-01T00:00:00Z');

it.each([
  ['the newest', null, 'rotate'],
  ['good for a while', after(NOW, 1), 'repeat'],
  ['good until now', NOW, 'repeat'],
  ['good no longer', after(NOW, -1), 'copied'],
])('judges a refresh token that is %s', (_case, goodUntil, decision) => {
  expect(decideRefresh({ goodUntil }, NOW)).toBe(decision);
});

it.each([
  ['user', 0, 30],
  ['user', 59, 89],
  ['user', 70, 90],
  ['user', 95, 90],
  ['admin', 0, 0.5],
  ['admin', 0.4, 0.5],
] as const)('a session of a %s that is refreshed on day %d expires on day %d', (role, day, end) => {
  const lifetimes = { refreshMs: 30 * DAY_MS, sessionMs: { user: 90 * DAY_MS, admin: DAY_MS / 2 } };
  const expiry = sessionExpiry({ startedAt: NOW, role }, after(NOW, day * DAY_MS), lifetimes);
  expect(expiry).toEqual(after(NOW, end * DAY_MS));
});
