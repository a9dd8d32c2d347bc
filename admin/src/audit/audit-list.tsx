import { ListPage } from '../lists/list-page';
import { SortSelect } from '../lists/sort-select';
import { useNarrow } from '../ui/use-narrow';
import { auditFilters } from './audit-filters';
import { AuditRows } from './audit-rows';
import { AuditTabs } from './audit-tabs';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'at', order: 'DESC', label: 'Newest first' },
  { field: 'at', order: 'ASC', label: 'Oldest first' },
] as const;

export const AuditList = () => (
  <ListPage
    title="Audit log"
    sort={sorts[0]}
    tabs={<AuditTabs />}
    filters={auditFilters}
    sorting={useNarrow() && <SortSelect sorts={sorts} />}
    empty="No entries found"
  >
    <AuditRows />
  </ListPage>
);
