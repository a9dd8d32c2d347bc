import { lazy, Suspense } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from '../layout/not-found';
import { resources } from '../paths';

const OrderList = lazy(() =>
  import('./order-list').then(({ OrderList: page }) => ({ default: page })),
);
const OrderDetail = lazy(() =>
  import('./order-detail').then(({ OrderDetail: page }) => ({ default: page })),
);
const PackingSlips = lazy(() =>
  import('./packing/packing-slips').then(({ PackingSlips: page }) => ({ default: page })),
);

/** Orders: the list, one order with its actions, and what is printed for the parcels. */
export const orders = [
  <Resource key="list" name={resources.orders} list={OrderList}>
    <Route path=":id" element={<OrderDetail />} />
    <Route path=":id/:unknown/*" element={<NotFound />} />
  </Resource>,
  <CustomRoutes key="print" noLayout>
    <Route
      path={`/${resources.orders}/packing-slips`}
      element={
        <Suspense>
          <PackingSlips />
        </Suspense>
      }
    />
  </CustomRoutes>,
];
