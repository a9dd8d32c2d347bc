import Alert from '@mui/material/Alert';
import { TEST_MODE_TEXT } from '../../../common/contract/test-mode';
import { useShop } from '../data/use-shop';

/** Reminds the staff, on every screen, that the shop takes test cards only. */
export const TestModeNotice = () => {
  const shop = useShop();
  if (!shop?.payment.isTestMode) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {TEST_MODE_TEXT}
    </Alert>
  );
};
