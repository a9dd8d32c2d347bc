import { DataTable, SimpleList } from 'react-admin';
import type { Discount } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { EditLink } from '../ui/edit-link';
import { useNarrow } from '../ui/use-narrow';
import { conditionsText, stateText, usesText, valueText } from './discount-texts';

const Column = ListColumn<Discount>;

/** The discount codes, as a table or, on narrow screens, as cards. */
export const DiscountRows = () => (useNarrow() ? <DiscountCards /> : <DiscountTable />);

const DiscountTable = () => (
  <DataTable<Discount> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Code" sx={{ ...longText, fontWeight: 600 }} render={({ code }) => code} />
    <Column label="Gives" render={valueText} />
    <Column label="Conditions" sx={longText} render={(code) => conditionsText(code) || '–'} />
    <Column label="State" render={(code) => stateText(code, new Date())} />
    <Column label="Uses" align="right" render={usesText} />
    <Column label="Actions" align="right" render={(code) => <DiscountActions discount={code} />} />
  </DataTable>
);

const DiscountCards = () => (
  <SimpleList<Discount>
    rowClick={false}
    primaryText={(discount) => `${discount.code}: ${valueText(discount)}`}
    secondaryText={(discount) =>
      [stateText(discount, new Date()), usesText(discount), conditionsText(discount)]
        .filter(Boolean)
        .join(' · ')
    }
    rightIcon={(discount) => <DiscountActions discount={discount} />}
  />
);

const DiscountActions = ({ discount: { id, code } }: { discount: Discount }) => (
  <Allowed to="settings.change">
    <EditLink to={paths.editDiscount(id)} name={code} />
  </Allowed>
);
