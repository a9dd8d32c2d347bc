import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { AuditList } from './audit-list';
import { SecurityList } from './security-list';

/** The audit log and the security log. */
export const audit = [
  <Resource key="changes" name={resources.audit} list={AuditList}>
    {nothingBelow}
  </Resource>,
  <Resource key="security" name={resources.securityEvents} list={SecurityList}>
    {nothingBelow}
  </Resource>,
];
