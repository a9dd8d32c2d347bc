import { after, decideRefresh } from './session-rules.js';

const NOW = new Date('2026-01-01T00:00:00Z');

it.each([
  ['the newest', null, 'rotate'],
  ['good for a while', after(NOW, 1), 'repeat'],
  ['good until now', NOW, 'repeat'],
  ['good no longer', after(NOW, -1), 'copied'],
])('judges a refresh token that is %s', (_case, goodUntil, decision) => {
  expect(decideRefresh({ goodUntil }, NOW)).toBe(decision);
});
