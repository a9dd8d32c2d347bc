import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { AuditList } from './audit-list';

/** The audit log. */
export const audit = (
  <Resource name={resources.audit} list={AuditList}>
    {nothingBelow}
  </Resource>
);
