import { ListBase } from 'react-admin';
import { ListBody } from '../../lists/list-body';
import { ListPagination } from '../../lists/list-pagination';
import { resources } from '../../paths';
import { Allowed } from '../../ui/allowed';
import { Panel } from '../../ui/panel';
import { ProductRows } from '../product-rows';
import { RestockButton } from './restock-button';

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
        <ProductRows
          brief
          actions={(product) => (
            <Allowed to="products.change">
              <RestockButton product={product} />
            </Allowed>
          )}
        />
      </ListBody>
      <ListPagination sizes={[]} />
    </ListBase>
  </Panel>
);
