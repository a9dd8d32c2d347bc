import { cleanup, render, screen } from '@testing-library/react/pure';
import { ScheduledJobs } from '../../../admin/src/operations/scheduled-jobs';

afterEach(cleanup);

const job = (name: string, failures: number, lastError: string | null) => ({
  name,
  dueAt: '2026-03-01T12:00:00.000Z',
  failures,
  lastError,
});

test('a scheduled job that fails says how often and why, others when they run next', () => {
  const good = job('checkout.sweep', 0, null);
  render(
    <ScheduledJobs rounds={[job('auth.forget-expired', 3, 'QueryFailedError: away'), good]} />,
  );
  screen.getByText('Failed 3 times in a row');
  screen.getByText('QueryFailedError: away');
  const facts = screen.getByText('checkout.sweep').nextElementSibling;
  expect(facts?.textContent).toMatch(/2026/);
  expect(facts?.textContent).not.toMatch(/Failed/);
});
