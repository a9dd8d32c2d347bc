import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase } from 'react-admin';
import { DateFilter } from '../lists/date-filter';
import { ListBody } from '../lists/list-body';
import { SearchBox } from '../lists/search-box';
import { PageHeader } from '../ui/page-header';
import { OrderCards } from './order-cards';
import { OrderTable } from './order-table';
import { StatusTabs } from './status-tabs';

const PER_PAGE = 25;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** All orders: tabs by status, search and dates, all of it done by the server. */
export const OrderList = () => {
  const narrow = useMediaQuery('(max-width:699.95px)', { noSsr: true });
  return (
    <ListBase sort={newestFirst} perPage={PER_PAGE} storeKey={false}>
      <PageHeader title="Orders" />
      <StatusTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.5 }}>
        <SearchBox label="Search orders" within="Number, id, transaction, name or e-mail" />
        <DateFilter name="from" label="From" />
        <DateFilter name="to" label="To" />
      </Box>
      <ListBody empty="You have not placed any orders yet.">
        {narrow ? <OrderCards /> : <OrderTable />}
      </ListBody>
    </ListBase>
  );
};
