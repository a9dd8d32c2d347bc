import { render, screen } from '@testing-library/react/pure';
import { Backups } from '../../../admin/src/operations/backups';

const state = (isRestored: boolean) => ({
  schedule: '0 3 * * *',
  lastGood: {
    startedAt: '2026-11-30T03:00:00.000Z',
    seconds: 90,
    file: 's3://offsite/shop/scheduled-2026-11-30-030000.tar.gz.age',
    bytes: 1_572_864,
    isRestored,
  },
  ageSeconds: 3_600,
  failure: null,
});

const factsOf = (isRestored: boolean) => {
  render(<Backups backups={state(isRestored)} />);
  return screen.getByRole('region', { name: 'Backups' }).textContent;
};

it('shows a backup that was restored to verify it as good', () => {
  const facts = factsOf(true);
  expect(facts).toMatch(/StatusOK.*Written and restored in.*Verified byRestore/);
});

it('says of a backup that the server cannot open that it was not restored', () => {
  const facts = factsOf(false);
  expect(facts).toMatch(
    /StatusNot restored.*Written and compared in.*Verified byLength and checksum: the server holds no key/,
  );
  expect(facts).not.toContain('Written and restored');
});
