import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { ProductList } from './product-list';

const AddProduct = lazy(() =>
  import('./add-product').then(({ AddProduct: page }) => ({ default: page })),
);
const EditProduct = lazy(() =>
  import('./edit-product').then(({ EditProduct: page }) => ({ default: page })),
);

/** Products: the list, and the pages that add and edit one. */
export const products = [
  <Resource key="list" name={resources.products} list={ProductList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path="/product-management/add-product" element={<AddProduct />} />
    <Route path={`/${resources.products}/edit/:id`} element={<EditProduct />} />
  </CustomRoutes>,
];
