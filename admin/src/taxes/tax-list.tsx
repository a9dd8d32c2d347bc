import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { shopSettings } from '../../../common/contract/shop-settings';
import { useShop } from '../data/use-shop';
import { AddLink } from '../lists/add-link';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { TaxRows } from './tax-rows';

const byCountry = { field: 'country', order: 'ASC' } as const;

/** What purchases are taxed with. */
export const TaxList = () => (
  <ListPage
    title="Taxes"
    sort={byCountry}
    isWhole
    filters={[]}
    tabs={<PricesNote />}
    actions={
      <Allowed to="settings.change">
        <AddLink to={paths.addTaxRate} label="Add rate" />
      </Allowed>
    }
    empty="No tax rates found"
    first="Nothing is taxed until there is one."
  >
    <TaxRows />
  </ListPage>
);

/** Whether prices include tax, and where that is changed. */
const PricesNote = () => {
  const taxInPrices = useShop()?.settings.taxInPrices;
  const { label, choices } = shopSettings.taxInPrices;
  return (
    <Typography sx={{ mb: 2, minHeight: 24, color: 'text.secondary' }}>
      {taxInPrices && (
        <>
          {label}: {choices[taxInPrices].toLowerCase()}.{' '}
          <MuiLink component={Link} to={paths.settings}>
            Change in Settings
          </MuiLink>
        </>
      )}
    </Typography>
  );
};
