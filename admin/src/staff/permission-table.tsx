import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  isAllowed,
  permissionLabels,
  STAFF_ROLES,
  staffRoles,
  type Permission,
} from '../../../common/contract/staff';
import { Panel } from '../ui/panel';

const isPermission = (name: string): name is Permission => name in permissionLabels;
const all = Object.keys(permissionLabels).filter(isPermission);

/** What each role may do, from the table that the server asks. */
export const PermissionTable = () => (
  <Panel title="Permissions">
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Permissions by role">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Permission</TableCell>
            {STAFF_ROLES.map((role) => (
              <TableCell key={role} align="center">
                {staffRoles[role].label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {all.map((permission) => (
            <TableRow key={permission}>
              <TableCell component="th" scope="row">
                {permissionLabels[permission]}
              </TableCell>
              {STAFF_ROLES.map((role) => (
                <TableCell key={role} align="center">
                  {isAllowed(role, permission) ? (
                    <CheckOutlined fontSize="small" titleAccess="Yes" />
                  ) : (
                    <Box
                      component="span"
                      sx={{ color: 'text.secondary' }}
                      aria-label="No"
                      role="img"
                    >
                      –
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  </Panel>
);
