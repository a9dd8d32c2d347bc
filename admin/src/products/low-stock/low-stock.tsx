import { ListBase } from 'react-admin';
import { ListBody } from '../../lists/list-body';
import { resources } from '../../paths';
import { Panel } from '../../ui/panel';
import { LowStockTable } from './low-stock-table';

const PER_PAGE = 10;

/** The products with low stock, the lowest first, each with its Restock button. */
export const LowStock = () => (
  <Panel title="Low Stock Products">
    <ListBase
      resource={resources.lowStock}
      perPage={PER_PAGE}
      disableSyncWithLocation
      storeKey={false}
    >
      <ListBody empty="No Products Found">
        <LowStockTable />
      </ListBody>
    </ListBase>
  </Panel>
);
