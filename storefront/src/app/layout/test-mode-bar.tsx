import { TEST_MODE_TEXT } from '../../../../common/contract/test-mode';
import { useShop } from '../../features/shop/api';

/** Warns shoppers, above every page, of a shop that takes test cards only. */
export function TestModeBar() {
  const { isTestMode } = useShop();
  if (!isTestMode) return null;
  return (
    <p role="note" className="bg-ink px-4 py-2 text-center text-sm font-semibold text-paper">
      {TEST_MODE_TEXT}
    </p>
  );
}
