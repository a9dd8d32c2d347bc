import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, SimpleList, type Identifier } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { returnReasons } from '../../../../common/contract/order-return';
import { minute } from '../../data/shop-time';
import type { OrderReturn } from '../../data/records';
import { ListColumn } from '../../lists/list-column';
import { longText } from '../../lists/long-text';
import { paths } from '../../paths';
import { useNarrow } from '../../ui/use-narrow';
import { ReturnStateBadge } from './return-state';

const Column = ListColumn<OrderReturn>;

/** The returns of a page, as a table or, on narrow screens, as cards. */
export const ReturnRows = () => (useNarrow() ? <ReturnCards /> : <ReturnTable />);

const ReturnTable = () => {
  const navigate = useNavigate();
  const open = (id: Identifier) => {
    void navigate(paths.return(String(id)));
    return false as const;
  };
  return (
    <DataTable<OrderReturn> bulkActionButtons={false} rowClick={open} size="medium">
      <Column label="Order" render={(each) => <ReturnLink orderReturn={each} />} />
      <Column label="Customer" render={({ customerName }) => customerName} />
      <Column label="Items" render={({ lines }) => <Items lines={lines} />} />
      <Column label="Reason" render={({ reason }) => returnReasons[reason]} />
      <Column
        source="state"
        disableSort
        render={({ state }) => <ReturnStateBadge state={state} />}
      />
      <Column
        source="requestedAt"
        label="Requested"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ requestedAt }) => minute(requestedAt)}
      />
    </DataTable>
  );
};

const ReturnCards = () => (
  <SimpleList<OrderReturn>
    rowClick={false}
    primaryText={(each) => <ReturnLink orderReturn={each} />}
    secondaryText={({ lines }) => <Items lines={lines} />}
    tertiaryText={({ state }) => <ReturnStateBadge state={state} />}
  />
);

const ReturnLink = ({ orderReturn: { id, orderNumber, number } }: { orderReturn: OrderReturn }) => (
  <Link
    component={RouterLink}
    to={paths.return(id)}
    onClick={(event) => event.stopPropagation()}
    sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
  >
    {`${orderNumber} · return ${number}`}
  </Link>
);

const Items = ({ lines }: Pick<OrderReturn, 'lines'>) => (
  <Box component="span" sx={{ ...longText, display: 'block', maxWidth: 360 }}>
    {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
  </Box>
);
