import { DataTable, SimpleList } from 'react-admin';
import type { Turnover } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { useNarrow } from '../ui/use-narrow';
import { signedMoney } from './signed-money';
import { monthText, placeText, rateText } from './turnover-texts';

const Column = ListColumn<Turnover>;

const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The turnover of a page, as a table or, on narrow screens, as cards. */
export const TurnoverRows = () => (useNarrow() ? <TurnoverCards /> : <TurnoverTable />);

const TurnoverTable = () => (
  <DataTable<Turnover> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Month" sx={amount} render={monthText} />
    <Column label="Destination" render={placeText} />
    <Column label="Tax rate" align="right" sx={amount} render={rateText} />
    <Column
      label="Net"
      align="right"
      sx={{ ...amount, fontWeight: 600 }}
      render={({ net }) => signedMoney(net)}
    />
    <Column label="Tax" align="right" sx={amount} render={({ tax }) => signedMoney(tax)} />
    <Column label="With tax" align="right" sx={amount} render={({ gross }) => signedMoney(gross)} />
  </DataTable>
);

const TurnoverCards = () => (
  <SimpleList<Turnover>
    rowClick={false}
    primaryText={(row) => `${placeText(row)}, ${rateText(row)}: ${signedMoney(row.net)} net`}
    secondaryText={(row) =>
      `${monthText(row)} · Tax ${signedMoney(row.tax)} · With tax ${signedMoney(row.gross)}`
    }
  />
);
