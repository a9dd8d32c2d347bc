import { DataTable, ListBase } from 'react-admin';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { minute } from '../../../common/format/date';
import { CardList } from '../lists/card-list';
import { ListBody } from '../lists/list-body';
import { ListPagination } from '../lists/list-pagination';
import { PageHeader } from '../ui/page-header';
import { useNarrow } from '../ui/use-narrow';

import { AuditFilters } from './audit-filters';
import { Changes } from './changes';
import { Subject } from './subject';
import type { AuditEntry } from '../data/records';

const Column = DataTable.Col<AuditEntry>;

/** The audit log. */
export const AuditList = () => (
  <ListBase perPage={ROWS_PER_PAGE} storeKey={false}>
    <PageHeader title="Audit log" />
    <AuditFilters />
    <ListBody empty="No Entries Found">{useNarrow() ? <AuditCards /> : <AuditTable />}</ListBody>
    <ListPagination />
  </ListBase>
);

const top = { verticalAlign: 'top' } as const;

const AuditTable = () => (
  <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      label="Date"
      sx={{ ...top, whiteSpace: 'nowrap', width: 190 }}
      render={({ at }) => <time dateTime={at}>{minute(at)}</time>}
    />
    <Column label="User" sx={{ ...top, fontWeight: 600 }} render={nameOfWho} />
    <Column label="Action" sx={top} render={({ what }) => what} />
    <Column label="Subject" sx={top} render={(entry) => <Subject entry={entry} />} />
    <Column label="Changes" sx={top} render={(entry) => <Changes entry={entry} />} />
  </DataTable>
);

const AuditCards = () => (
  <CardList<AuditEntry>
    card={(entry) => ({
      title: (
        <>
          {entry.what} · <Subject entry={entry} />
        </>
      ),
      note: (
        <>
          {nameOfWho(entry)} · {minute(entry.at)}
          <Changes entry={entry} />
        </>
      ),
    })}
  />
);

function nameOfWho({ who }: AuditEntry): string {
  return who?.name ?? 'Command line';
}
