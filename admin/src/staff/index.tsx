import { lazy } from 'react';
import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const StaffPage = lazy(() =>
  import('./staff-page').then(({ StaffPage: page }) => ({ default: page })),
);

/** The staff: their roles, and what each role may do. */
export const staff = (
  <Resource name={resources.staff} list={StaffPage}>
    {nothingBelow}
  </Resource>
);
