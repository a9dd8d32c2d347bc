import Box from '@mui/material/Box';
import { DataTable, SimpleList } from 'react-admin';
import { securityEvents } from '../../../common/contract/security-event';
import { minute } from '../data/shop-time';
import type { SecurityEvent } from '../data/records';
import { longText } from '../lists/long-text';
import { StateBadge } from '../ui/state-badge';
import { accountOf, deviceOf, detailsOf, linesOf } from './security-texts';
import { useSecurityCards } from './use-security-cards';

const Column = DataTable.Col<SecurityEvent>;

/** The entries of a page, as a table or, on narrow screens, as cards. */
export const SecurityRows = () => (useSecurityCards() ? <SecurityCards /> : <SecurityTable />);

const top = { verticalAlign: 'top' } as const;
const text = { ...top, ...longText } as const;

const SecurityTable = () => (
  <DataTable<SecurityEvent> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      source="at"
      sx={{ ...top, whiteSpace: 'nowrap', width: 190 }}
      render={({ at }) => <time dateTime={at}>{minute(at)}</time>}
    />
    <Column label="Event" sx={top} render={(event) => <Kind event={event} />} />
    <Column label="Account" sx={{ ...text, minWidth: 180, fontWeight: 600 }} render={accountOf} />
    <Column label="Client address" sx={text} render={({ address }) => address} />
    <Column label="Device" sx={text} render={deviceOf} />
    <Column label="Details" sx={{ ...text, minWidth: 150 }} render={detailsOf} />
  </DataTable>
);

const SecurityCards = () => (
  <SimpleList<SecurityEvent>
    rowClick={false}
    primaryText={(event) => <Kind event={event} />}
    secondaryText={(event) => (
      <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}>
        {linesOf(event).map((line) => (
          <Box component="span" key={line} sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Box>
    )}
  />
);

const Kind = ({ event: { kind, count } }: { event: SecurityEvent }) => {
  const { label, isRefusal } = securityEvents[kind];
  return (
    <>
      <StateBadge tone={isRefusal ? 'red' : 'gray'}>{label}</StateBadge>
      {count > 1 && (
        <Box component="span" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          {count.toLocaleString('en-US')} times
        </Box>
      )}
    </>
  );
};
