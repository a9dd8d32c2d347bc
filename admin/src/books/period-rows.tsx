import MuiLink from '@mui/material/Link';
import { DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BookPeriod } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { useNarrow } from '../ui/use-narrow';
import { signedMoney } from './signed-money';

const Column = ListColumn<BookPeriod>;

interface PeriodRowsProps {
  /** What a row is. */
  readonly label: string;
  /** Where a row leads. */
  readonly to: (period: string) => string;
}

const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** Days or months, as a table or, on narrow screens, as cards. */
export const PeriodRows = (props: PeriodRowsProps) =>
  useNarrow() ? <PeriodCards {...props} /> : <PeriodTable {...props} />;

const PeriodTable = ({ label, to }: PeriodRowsProps) => (
  <DataTable<BookPeriod> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label={label} sx={amount} render={({ id }) => <PeriodLink id={id} to={to} />} />
    <Column label="Sales" align="right" sx={amount} render={({ sales }) => signedMoney(sales)} />
    <Column
      label="Discounts"
      align="right"
      sx={amount}
      render={({ discounts }) => signedMoney(discounts)}
    />
    <Column
      label="Delivery"
      align="right"
      sx={amount}
      render={({ delivery }) => signedMoney(delivery)}
    />
    <Column
      label="Refunds"
      align="right"
      sx={amount}
      render={({ refunds }) => signedMoney(refunds)}
    />
    <Column
      label="Net"
      align="right"
      sx={{ ...amount, fontWeight: 600 }}
      render={({ net }) => signedMoney(net)}
    />
    <Column label="Tax" align="right" sx={amount} render={({ tax }) => signedMoney(tax)} />
    <Column
      label="With tax"
      align="right"
      sx={{ ...amount, fontWeight: 600 }}
      render={({ gross }) => signedMoney(gross)}
    />
    <Column label="Fees" align="right" sx={amount} render={({ fees }) => signedMoney(fees)} />
    <Column
      label="Disputes"
      align="right"
      sx={amount}
      render={({ disputes }) => signedMoney(disputes)}
    />
  </DataTable>
);

const PeriodCards = ({ to }: PeriodRowsProps) => (
  <SimpleList<BookPeriod>
    rowClick={false}
    primaryText={({ id, net }) => (
      <>
        <PeriodLink id={id} to={to} /> <span>{signedMoney(net)} net</span>
      </>
    )}
    secondaryText={({ gross, refunds, fees, disputes }) =>
      [
        `With tax ${signedMoney(gross)}`,
        refunds !== 0 && `Refunds ${signedMoney(refunds)}`,
        fees !== 0 && `Fees ${signedMoney(fees)}`,
        disputes !== 0 && `Disputes ${signedMoney(disputes)}`,
      ]
        .filter(Boolean)
        .join(' · ')
    }
  />
);

const PeriodLink = ({ id, to }: { id: string; to: PeriodRowsProps['to'] }) => (
  <MuiLink component={Link} to={to(id)} sx={{ fontWeight: 600 }}>
    {id}
  </MuiLink>
);
