import Avatar from '@mui/material/Avatar';
import { DataTable, ListBase } from 'react-admin';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { CardList } from '../lists/card-list';
import { ExportButton } from '../lists/export-button';
import { FilterBar } from '../lists/filter-bar';
import { ListBody } from '../lists/list-body';
import { ListPagination } from '../lists/list-pagination';
import { longText } from '../lists/long-text';
import { SearchBox } from '../lists/search-box';
import { PageHeader } from '../ui/page-header';
import { StateBadge } from '../ui/state-badge';
import { useNarrow } from '../ui/use-narrow';
import { RoleFilter } from './role-filter';

import { UserAction } from './user-action';
import type { User } from '../data/records';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const Column = DataTable.Col<User>;

/** All users with an account. */
export const UserList = () => (
  <ListBase sort={newestFirst} perPage={ROWS_PER_PAGE} storeKey={false}>
    <PageHeader title="Users">
      <ExportButton route="GET /api/users/export.csv" name="users" />
    </PageHeader>
    <FilterBar>
      <SearchBox label="Search users" within="Name or e-mail" />
      <RoleFilter />
    </FilterBar>
    <ListBody empty="No Users Found">{useNarrow() ? <UserCards /> : <UserTable />}</ListBody>
    <ListPagination />
  </ListBase>
);

const UserTable = () => (
  <DataTable<User> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Avatar" sx={{ width: 80 }} render={(user) => <Face user={user} />} />
    <Column source="name" disableSort sx={{ ...longText, fontWeight: 600 }} />
    <Column source="email" sx={longText} />
    <Column label="Role" render={({ role }) => <Role role={role} />} />
    <Column label="Actions" align="right" render={(user) => <UserAction user={user} />} />
  </DataTable>
);

const UserCards = () => (
  <CardList<User>
    card={(user) => ({
      media: <Face user={user} />,
      title: user.name,
      note: (
        <>
          {user.email} <Role role={user.role} />
        </>
      ),
      aside: <UserAction user={user} />,
    })}
  />
);

const Face = ({ user }: { user: User }) => (
  <Avatar src={user.image ?? undefined} alt="" aria-hidden>
    {user.name.charAt(0).toUpperCase()}
  </Avatar>
);

const Role = ({ role }: { role: User['role'] }) => (
  <StateBadge tone={role === 'admin' ? 'purple' : 'grey'}>{role}</StateBadge>
);
