import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrations } from '../../src/platform/database/migrations/index.js';

/** The first migration of the release that the CHANGELOG begins with. */
const FIRST_NAMED = 'PlainNames1700000000019';

it('the CHANGELOG says of each migration what undoing it loses', () => {
  const changelog = readFileSync(resolve(__dirname, '../../CHANGELOG.md'), 'utf8');
  const entries = changelog.split(/^- /m);
  const names = migrations.map(({ name }) => name);
  const missing = names.slice(names.indexOf(FIRST_NAMED)).filter((name) => {
    const entry = entries.find((text) => text.startsWith(`\`${name}\``));
    return !entry?.includes('Undoing it loses');
  });
  expect(missing).toEqual([]);
});
