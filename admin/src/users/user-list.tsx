import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { SearchFilter } from '../lists/search-filter';
import { SortSelect } from '../lists/sort-select';
import { Allowed } from '../ui/allowed';
import { EraseAddress } from './erase-address';
import { UserRows } from './user-rows';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'name', order: 'ASC', label: 'Name: A to Z' },
  { field: 'name', order: 'DESC', label: 'Name: Z to A' },
  { field: 'email', order: 'ASC', label: 'Email: A to Z' },
  { field: 'email', order: 'DESC', label: 'Email: Z to A' },
  { field: 'role', order: 'ASC', label: 'Role: admins first' },
  { field: 'role', order: 'DESC', label: 'Role: users first' },
] as const;

const roles = [
  { id: 'user', name: 'Users' },
  { id: 'admin', name: 'Admins' },
] as const;

const filters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search users"
    placeholder="Name, email, phone or order"
    alwaysOn
  />,
  <ChoiceFilter key="role" source="role" all="All roles" choices={roles} alwaysOn />,
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];

/** All users with an account. */
export const UserList = () => (
  <ListPage
    title="Users"
    sort={sorts[0]}
    filters={filters}
    sorting={<SortSelect sorts={sorts} />}
    actions={
      <>
        <EraseAddress />
        <Allowed to="users.export">
          <ExportButton route="GET /api/users/export.csv" name="users" />
        </Allowed>
      </>
    }
    empty="No users found"
  >
    <UserRows />
  </ListPage>
);
