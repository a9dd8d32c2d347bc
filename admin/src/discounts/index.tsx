import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const DiscountList = lazy(() =>
  import('./discount-list').then(({ DiscountList: page }) => ({ default: page })),
);
const AddDiscount = lazy(() =>
  import('./add-discount').then(({ AddDiscount: page }) => ({ default: page })),
);
const EditDiscount = lazy(() =>
  import('./edit-discount').then(({ EditDiscount: page }) => ({ default: page })),
);

/** Discount codes: the list, and the pages that add and edit one. */
export const discounts = [
  <Resource key="list" name={resources.discounts} list={DiscountList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path={`/${resources.discounts}/add`} element={<AddDiscount />} />
    <Route path={`/${resources.discounts}/edit/:id`} element={<EditDiscount />} />
  </CustomRoutes>,
];
