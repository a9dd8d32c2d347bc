import { ListBase } from 'react-admin';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { DateFilter } from '../lists/date-filter';
import { ExportButton } from '../lists/export-button';
import { FilterBar } from '../lists/filter-bar';
import { ListBody } from '../lists/list-body';
import { ListPagination } from '../lists/list-pagination';
import { SearchBox } from '../lists/search-box';
import { SelectionBar } from '../lists/selection-bar';
import { PageHeader } from '../ui/page-header';
import { useNarrow } from '../ui/use-narrow';
import { OrderCards } from './order-cards';
import { OrderTable } from './order-table';
import { PackSelected } from './packing/packing-link';
import { ShipButton } from './ship/ship-button';
import { StatusTabs } from './status-tabs';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** All orders: tabs by status, search and dates, all of it done by the server. */
export const OrderList = () => {
  const narrow = useNarrow();
  return (
    <ListBase sort={newestFirst} perPage={ROWS_PER_PAGE} storeKey={false}>
      <PageHeader title="Orders">
        <ExportButton route="GET /api/orders/export.csv" name="orders" />
      </PageHeader>
      <StatusTabs />
      <FilterBar>
        <SearchBox label="Search orders" within="Number, id, transaction, name or e-mail" />
        <DateFilter name="from" label="From" />
        <DateFilter name="to" label="To" />
      </FilterBar>
      <ListBody empty="You have not placed any orders yet.">
        {narrow ? <OrderCards workable /> : <OrderTable />}
      </ListBody>
      <ListPagination />
      <SelectionBar>
        <PackSelected />
        <ShipButton />
      </SelectionBar>
    </ListBase>
  );
};
