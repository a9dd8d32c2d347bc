import MuiLink from '@mui/material/Link';
import { DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LedgerEntry } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { paths } from '../paths';
import { useNarrow } from '../ui/use-narrow';
import { dayText, kindText } from './entry-texts';
import { signedMoney } from './signed-money';

const Column = ListColumn<LedgerEntry>;

/** The entries of a page, as a table or, on narrow screens, as cards. */
export const EntryRows = () => (useNarrow() ? <EntryCards /> : <EntryTable />);

const EntryTable = () => (
  <DataTable<LedgerEntry> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Day" sx={{ whiteSpace: 'nowrap' }} render={dayText} />
    <Column label="Entry" render={kindText} />
    <Column label="Order" render={(entry) => <OrderLink entry={entry} />} />
    <Column label="Transaction" sx={longText} render={transactionOf} />
    <Column
      label="Amount"
      align="right"
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      render={({ amount }) => signedMoney(amount)}
    />
  </DataTable>
);

const EntryCards = () => (
  <SimpleList<LedgerEntry>
    rowClick={false}
    primaryText={(entry) => `${kindText(entry)}: ${signedMoney(entry.amount)}`}
    secondaryText={(entry) => (
      <>
        {dayText(entry)} · <OrderLink entry={entry} />
      </>
    )}
  />
);

const OrderLink = ({ entry }: { entry: LedgerEntry }) =>
  entry.orderId === null ? (
    <>–</>
  ) : (
    <MuiLink component={Link} to={paths.order(entry.orderId)}>
      #{entry.orderNumber ?? entry.orderId}
    </MuiLink>
  );

/** The provider's id of what was entered, or of its payment. */
function transactionOf({ source, reference, transactionId }: LedgerEntry): string {
  return source === 'order' || source === 'refund' ? (transactionId ?? '–') : reference;
}
