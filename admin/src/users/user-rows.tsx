import Avatar from '@mui/material/Avatar';
import Link from '@mui/material/Link';
import { DataTable, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { paths } from '../paths';
import { StateBadge } from '../ui/state-badge';
import { useNarrow } from '../ui/use-narrow';
import { UserAction } from './user-action';
import type { User } from '../data/records';

const Column = ListColumn<User>;

/** The users of a page, as a table or, on narrow screens, as cards. */
export const UserRows = () => (useNarrow() ? <UserCards /> : <UserTable />);

const UserTable = () => (
  <DataTable<User> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Avatar" sx={{ width: 80 }} render={(user) => <UserAvatar user={user} />} />
    <Column
      source="name"
      sx={{ ...longText, fontWeight: 600 }}
      render={(user) => <UserName user={user} />}
    />
    <Column source="email" sx={longText} />
    <Column source="role" render={({ role }) => <Role role={role} />} />
    <Column label="Actions" align="right" render={(user) => <UserAction user={user} />} />
  </DataTable>
);

const UserCards = () => (
  <SimpleList<User>
    rowClick={false}
    leftIcon={(user) => <UserAvatar user={user} />}
    primaryText={(user) => <UserName user={user} />}
    secondaryText={({ email, role }) => (
      <>
        {email} <Role role={role} />
      </>
    )}
    rightIcon={(user) => <UserAction user={user} />}
  />
);

/** The name, which leads to the user's page. */
const UserName = ({ user: { id, name } }: { user: User }) => (
  <Link component={RouterLink} to={paths.user(id)} color="inherit">
    {name}
  </Link>
);

const UserAvatar = ({ user }: { user: User }) => (
  <Avatar src={user.image ?? undefined} alt="" aria-hidden>
    {user.name.charAt(0).toUpperCase()}
  </Avatar>
);

const Role = ({ role }: { role: User['role'] }) => (
  <StateBadge tone={role === 'admin' ? 'purple' : 'gray'}>{role}</StateBadge>
);
