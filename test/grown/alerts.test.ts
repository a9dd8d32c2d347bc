import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const RULES = resolve(__dirname, '../../deploy/prometheus/alerts.test.yml');

it('raises each alert in its trouble, and none in a quiet shop', () => {
  const { error, stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', RULES], {
    encoding: 'utf8',
  });
  if (error) throw new Error('promtool is missing: install Prometheus', { cause: error });
  expect({ status, output: stdout + stderr }).toMatchObject({
    status: 0,
    output: expect.stringContaining('SUCCESS'),
  });
});
