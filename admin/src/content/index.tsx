import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { DocumentList } from './document-list';

const EditDocument = lazy(() =>
  import('./edit-document').then(({ EditDocument: page }) => ({ default: page })),
);

/** What the shop says: its pages and texts. */
export const content = [
  <Resource key="documents" name={resources.documents} list={DocumentList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="forms">
    <Route path={`/${resources.documents}/edit/:id`} element={<EditDocument />} />
  </CustomRoutes>,
];
