import Box from '@mui/material/Box';
import { DataTable, SimpleList } from 'react-admin';
import { taxClassLabels } from '../../../common/contract/tax';
import { countryName } from '../../../common/format/address';
import type { TaxRate } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { paths, resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import { useNarrow } from '../ui/use-narrow';

const Column = ListColumn<TaxRate>;

/** The tax rates, as a table or, on narrow screens, as cards. */
export const TaxRows = () => (useNarrow() ? <TaxCards /> : <TaxTable />);

const TaxTable = () => (
  <DataTable<TaxRate> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Place" sx={{ ...longText, fontWeight: 600 }} render={placeOf} />
    <Column label="Name" sx={longText} render={({ name }) => name} />
    <Column label="Tax class" render={({ taxClass }) => taxClassLabels[taxClass]} />
    <Column
      label="Delivery"
      render={({ taxesDelivery }) => (taxesDelivery ? 'Taxed' : 'Not taxed')}
    />
    <Column label="Rate" align="right" render={({ percent }) => `${percent}%`} />
    <Column label="Actions" align="right" render={(rate) => <TaxActions rate={rate} />} />
  </DataTable>
);

const TaxCards = () => (
  <SimpleList<TaxRate>
    rowClick={false}
    primaryText={(rate) => `${placeOf(rate)}: ${rate.percent}%`}
    secondaryText={({ name, taxClass, taxesDelivery }) =>
      `${name} · ${taxClassLabels[taxClass]} · Delivery ${taxesDelivery ? 'taxed' : 'not taxed'}`
    }
    rightIcon={(rate) => <TaxActions rate={rate} />}
  />
);

const placeOf = ({ country, state }: TaxRate): string =>
  state === null ? countryName(country) : `${countryName(country)}, ${state}`;

const TaxActions = ({ rate }: { rate: TaxRate }) => {
  const { id, name, taxClass } = rate;
  const title = `${name} of ${placeOf(rate)}, ${taxClassLabels[taxClass].toLowerCase()}`;
  return (
    <Allowed to="settings.change">
      <Box sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
        <EditLink to={paths.editTaxRate(id)} name={title} />
        <DeleteButton
          resource={resources.taxes}
          record={rate}
          name={title}
          effect="New orders are no longer taxed at this rate. Existing orders do not change."
        />
      </Box>
    </Allowed>
  );
};
