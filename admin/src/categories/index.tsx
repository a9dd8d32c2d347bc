import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { CategoryList } from './category-list';

const AddCategory = lazy(() =>
  import('./add-category').then(({ AddCategory: page }) => ({ default: page })),
);
const EditCategory = lazy(() =>
  import('./edit-category').then(({ EditCategory: page }) => ({ default: page })),
);

/** Categories: the list, and the pages that add and edit one. */
export const categories = [
  <Resource key="list" name={resources.categories} list={CategoryList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path="/category-management/add-category" element={<AddCategory />} />
    <Route path={`/${resources.categories}/edit/:id`} element={<EditCategory />} />
  </CustomRoutes>,
];
