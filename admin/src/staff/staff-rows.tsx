import Box from '@mui/material/Box';
import { DataTable, SimpleList } from 'react-admin';
import { minute } from '../data/shop-time';
import { staffRoles } from '../../../common/contract/staff';
import { useMay } from '../data/use-may';
import type { StaffMember } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { StateBadge } from '../ui/state-badge';
import { useNarrow } from '../ui/use-narrow';
import { StaffMenu } from './staff-menu';

const Column = ListColumn<StaffMember>;

/** From this width on the table fits, in px. */
const FITS = 1000;

/** The staff of a page, as a table or, on narrow screens, as cards. */
export const StaffRows = () => (useNarrow(FITS) ? <StaffCards /> : <StaffTable />);

const StaffTable = () => {
  const mayChange = useMay('staff.change');
  return (
    <DataTable<StaffMember> bulkActionButtons={false} rowClick={false} size="medium">
      <Column source="name" disableSort sx={{ ...longText, fontWeight: 600 }} />
      <Column source="email" disableSort sx={longText} />
      <Column label="Role" render={(member) => <Role member={member} />} />
      <Column label="State" render={(member) => <State member={member} />} />
      <Column label="Second factor" render={({ hasSecondFactor }) => onOrOff(hasSecondFactor)} />
      <Column label="Last seen" render={({ lastSeenAt }) => seen(lastSeenAt)} />
      {mayChange && (
        <Column label="Actions" align="right" render={(member) => <StaffMenu member={member} />} />
      )}
    </DataTable>
  );
};

const StaffCards = () => {
  const mayChange = useMay('staff.change');
  return (
    <SimpleList<StaffMember>
      rowClick={false}
      primaryText={({ name }) => name}
      secondaryText={(member) => (
        <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </Box>
          <span>
            <Role member={member} /> <State member={member} />
          </span>
          <span>Last seen {seen(member.lastSeenAt)}</span>
          <span>Second factor {onOrOff(member.hasSecondFactor).toLowerCase()}</span>
        </Box>
      )}
      rightIcon={mayChange ? (member) => <StaffMenu member={member} /> : undefined}
    />
  );
};

const Role = ({ member }: { member: StaffMember }) => (
  <StateBadge tone={member.staffRole === 'owner' ? 'purple' : 'blue'}>
    {staffRoles[member.staffRole].label}
  </StateBadge>
);

const State = ({ member }: { member: StaffMember }) => (
  <StateBadge tone={member.blockedAt ? 'red' : 'green'}>
    {member.blockedAt ? 'Blocked' : 'Active'}
  </StateBadge>
);

const onOrOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

const seen = (at: string | null): string => (at ? minute(at) : 'never');
