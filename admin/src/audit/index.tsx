import { Resource } from 'react-admin';
import { resources } from '../paths';
import { AuditList } from './audit-list';

/** What admins did. */
export const audit = <Resource name={resources.audit} list={AuditList} />;
