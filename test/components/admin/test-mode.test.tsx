import { render, screen } from '@testing-library/react/pure';
import { QueryClientProvider } from '@tanstack/react-query';
import { TestModeNotice } from '../../../admin/src/layout/test-mode-notice';
import { queryClient } from '../../../admin/src/data/query-client';
import { TEST_MODE_TEXT } from '../../../common/contract/test-mode';
import { startBackOffice } from '../support/back-office';
import { SHOP } from '../support/records';

startBackOffice();

test.each([
  ['says so where the shop takes test cards alone', true],
  ['says nothing where it takes real ones', false],
])('every screen %s', async (_what, isTestMode) => {
  const shop = { ...SHOP, payment: { ...SHOP.payment, isTestMode } };
  queryClient.setQueryData(['shop'], shop);
  render(
    <QueryClientProvider client={queryClient}>
      <TestModeNotice />
    </QueryClientProvider>,
  );
  expect(screen.queryByText(TEST_MODE_TEXT) !== null).toBe(isTestMode);
});
