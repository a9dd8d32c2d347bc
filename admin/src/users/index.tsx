import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';
import { UserList } from './user-list';

/** Users: the list, from which a user can be made admin. */
export const users = (
  <Resource name={resources.users} list={UserList}>
    {nothingBelow}
  </Resource>
);
