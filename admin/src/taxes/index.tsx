import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const TaxList = lazy(() => import('./tax-list').then(({ TaxList: page }) => ({ default: page })));
const AddTaxRate = lazy(() =>
  import('./add-tax-rate').then(({ AddTaxRate: page }) => ({ default: page })),
);
const EditTaxRate = lazy(() =>
  import('./edit-tax-rate').then(({ EditTaxRate: page }) => ({ default: page })),
);

/** Tax rates: the list, and the pages that add and edit one. */
export const taxes = [
  <Resource key="list" name={resources.taxes} list={TaxList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path={`/${resources.taxes}/add`} element={<AddTaxRate />} />
    <Route path={`/${resources.taxes}/edit/:id`} element={<EditTaxRate />} />
  </CustomRoutes>,
];
