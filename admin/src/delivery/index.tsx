import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { paths, resources } from '../paths';

const DeliveryList = lazy(() =>
  import('./delivery-list').then(({ DeliveryList: page }) => ({ default: page })),
);
const AddZone = lazy(() => import('./add-zone').then(({ AddZone: page }) => ({ default: page })));
const EditZone = lazy(() =>
  import('./edit-zone').then(({ EditZone: page }) => ({ default: page })),
);
const AddMethod = lazy(() =>
  import('./add-method').then(({ AddMethod: page }) => ({ default: page })),
);
const EditMethod = lazy(() =>
  import('./edit-method').then(({ EditMethod: page }) => ({ default: page })),
);

/** Delivery zones with their methods, and the pages that add and edit one. */
export const delivery = [
  <Resource key="zones" name={resources.delivery} list={DeliveryList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path={`/${resources.delivery}/add`} element={<AddZone />} />
    <Route path={`/${resources.delivery}/edit/:id`} element={<EditZone />} />
    {/* A saved method leads to its list, which is that of the zones. */}
    <Route
      path={`/${resources.deliveryMethods}`}
      element={<Navigate to={paths.delivery} replace />}
    />
    <Route path={`/${resources.deliveryMethods}/add`} element={<AddMethod />} />
    <Route path={`/${resources.deliveryMethods}/edit/:id`} element={<EditMethod />} />
  </CustomRoutes>,
];
