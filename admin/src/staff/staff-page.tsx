import Box from '@mui/material/Box';
import { ListPage } from '../lists/list-page';
import { Invitations } from './invitations';
import { InviteButton } from './invite-button';
import { PermissionTable } from './permission-table';
import { StaffRows } from './staff-rows';

/** The API has one order. */
const byAge = { field: 'createdAt', order: 'ASC' } as const;

/** The staff, the oldest accounts first, and below them the table of permissions. */
export const StaffPage = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
    <Box sx={{ minWidth: 0 }}>
      <ListPage
        title="Staff"
        sort={byAge}
        filters={[]}
        actions={<InviteButton />}
        empty="No staff found"
      >
        <StaffRows />
      </ListPage>
    </Box>
    <Invitations />
    <PermissionTable />
  </Box>
);
