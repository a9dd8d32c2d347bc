import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { SortSelect } from '../lists/sort-select';
import { Allowed } from '../ui/allowed';
import { useNarrow } from '../ui/use-narrow';
import { OrderCards } from './order-cards';
import { orderFilters } from './order-filters';
import { OrderTable } from './order-table';
import { PackSelected } from './packing/packing-link';
import { ShipButton } from './ship/ship-button';
import { ShipFileButton } from './ship/ship-file-button';
import { StatusTabs } from './status-tabs';

/** The orders that the API knows; the list opens with the first. */
const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Date: newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Date: oldest first' },
  { field: 'totalPrice', order: 'DESC', label: 'Total: high to low' },
  { field: 'totalPrice', order: 'ASC', label: 'Total: low to high' },
  { field: 'number', order: 'DESC', label: 'Number: high to low' },
  { field: 'number', order: 'ASC', label: 'Number: low to high' },
  { field: 'status', order: 'ASC', label: 'Status: A to Z' },
  { field: 'status', order: 'DESC', label: 'Status: Z to A' },
  { field: 'paymentStatus', order: 'ASC', label: 'Payment: A to Z' },
  { field: 'paymentStatus', order: 'DESC', label: 'Payment: Z to A' },
] as const;

/** Invoices of these days are exported, whatever else the list is filtered by. */
const DAYS = ['from', 'to'] as const;

/** All orders: tabs by status, search and filters, all of it done by the server. */
export const OrderList = () => (
  <ListPage
    title="Orders"
    sort={sorts[0]}
    tabs={<StatusTabs />}
    filters={orderFilters}
    sorting={<SortSelect sorts={sorts} />}
    actions={
      <>
        <Allowed to="orders.ship">
          <ShipFileButton />
        </Allowed>
        <Allowed to="orders.export">
          <ExportButton route="GET /api/orders/export.csv" name="orders" />
          <ExportButton
            route="GET /api/orders/export-lines.csv"
            name="order-lines"
            label="Export lines"
          />
          <ExportButton
            route="GET /api/invoices/export.csv"
            name="invoices"
            label="Export invoices"
            filters={DAYS}
          />
        </Allowed>
      </>
    }
    bulkActions={
      <>
        <PackSelected />
        <Allowed to="orders.ship">
          <ShipButton />
        </Allowed>
      </>
    }
    empty="You have not placed any orders yet."
  >
    {useNarrow() ? <OrderCards workable /> : <OrderTable />}
  </ListPage>
);
