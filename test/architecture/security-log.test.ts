import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SECURITY_EVENT_KINDS } from '../../common/contract/security-event.js';

const OPERATIONS = resolve(__dirname, '../../docs/operations.md');

it('the operations guide names every event of the security log', () => {
  const [, events = ''] = /^\| `event` +\|([^|]*)\|$/m.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const documented = [...events.matchAll(/`([^`]+)`/g)].map(([, kind]) => kind);
  expect(documented).toEqual([...SECURITY_EVENT_KINDS]);
});
