import { lazy } from 'react';
import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const AuditList = lazy(() =>
  import('./audit-list').then(({ AuditList: page }) => ({ default: page })),
);
const SecurityList = lazy(() =>
  import('./security-list').then(({ SecurityList: page }) => ({ default: page })),
);

/** The audit log and the security log. */
export const audit = [
  <Resource key="changes" name={resources.audit} list={AuditList}>
    {nothingBelow}
  </Resource>,
  <Resource key="security" name={resources.securityEvents} list={SecurityList}>
    {nothingBelow}
  </Resource>,
];
