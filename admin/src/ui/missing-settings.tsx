import Alert from '@mui/material/Alert';
import { missingSettings, settingOf } from '../../../common/contract/shop-settings';
import type { ReactNode } from 'react';
import { useShop } from '../data/use-shop';
import { Allowed } from './allowed';

/**
 * Names the settings to fill in before the shop sells, to those who may, and then `children`, such as a link there;
 * nothing where none is missing.
 */
export const MissingSettings = ({ children }: { children?: ReactNode }) => {
  const shop = useShop();
  const missing = shop ? missingSettings(shop.settings) : [];
  if (missing.length === 0) return null;
  return (
    <Allowed to="settings.change">
      <Alert severity="warning" sx={{ mb: 3 }}>
        Before you sell, fill in: {missing.map((key) => settingOf(key).label).join(', ')}. The shop,
        its emails and its invoices leave out what is empty. {children}
      </Alert>
    </Allowed>
  );
};
