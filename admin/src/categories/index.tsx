import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
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
    <Route path="edit/:id" element={<EditCategory />} />
  </Resource>,
  <CustomRoutes key="add">
    <Route path="/category-management/add-category" element={<AddCategory />} />
  </CustomRoutes>,
];
