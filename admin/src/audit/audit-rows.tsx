import { DataTable, SimpleList } from 'react-admin';
import { minute } from '../data/shop-time';
import { ListColumn } from '../lists/list-column';
import { useNarrow } from '../ui/use-narrow';
import { Changes } from './changes';
import { Subject } from './subject';
import type { AuditEntry } from '../data/records';

const Column = ListColumn<AuditEntry>;

/** The entries of a page, as a table or, on narrow screens, as cards. */
export const AuditRows = () => (useNarrow() ? <AuditCards /> : <AuditTable />);

const top = { verticalAlign: 'top' } as const;

const AuditTable = () => (
  <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      source="at"
      label="Date"
      sx={{ ...top, whiteSpace: 'nowrap', width: 190 }}
      render={({ at }) => <time dateTime={at}>{minute(at)}</time>}
    />
    <Column label="User" sx={{ ...top, fontWeight: 600 }} render={userOf} />
    <Column label="Action" sx={top} render={({ what }) => what} />
    <Column label="Subject" sx={top} render={(entry) => <Subject entry={entry} />} />
    <Column label="Changes" sx={top} render={(entry) => <Changes entry={entry} />} />
  </DataTable>
);

const AuditCards = () => (
  <SimpleList<AuditEntry>
    rowClick={false}
    primaryText={(entry) => (
      <span>
        {entry.what} · <Subject entry={entry} />
      </span>
    )}
    secondaryText={(entry) => (
      <>
        {userOf(entry)} · {minute(entry.at)}
        <Changes entry={entry} />
      </>
    )}
  />
);

function userOf({ who }: AuditEntry): string {
  return who?.name ?? 'Command line';
}
