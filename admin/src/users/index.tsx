import { lazy } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from '../layout/not-found';
import { resources } from '../paths';

const UserList = lazy(() =>
  import('./user-list').then(({ UserList: page }) => ({ default: page })),
);
const CustomerPage = lazy(() =>
  import('./customer-page').then(({ CustomerPage: page }) => ({ default: page })),
);

/** Users: the list, from which a user can be made admin, and a page of each. */
export const users = (
  <Resource name={resources.users} list={UserList}>
    <Route path=":id" element={<CustomerPage />} />
    <Route path=":id/:unknown/*" element={<NotFound />} />
  </Resource>
);
