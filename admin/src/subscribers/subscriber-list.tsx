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
import { StatusFilter } from './status-filter';

import { SubscriberAction } from './subscriber-action';
import type { Subscriber } from '../data/records';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const Column = DataTable.Col<Subscriber>;

/** Who gets the newsletter. */
export const SubscriberList = () => (
  <ListBase sort={newestFirst} perPage={ROWS_PER_PAGE} storeKey={false}>
    <PageHeader title="Subscribers">
      <ExportButton route="GET /api/newsletter/subscribers/export.csv" name="subscribers" />
    </PageHeader>
    <FilterBar>
      <SearchBox label="Search subscribers" within="E-mail" />
      <StatusFilter />
    </FilterBar>
    <ListBody empty="No Subscribers Found">
      {useNarrow() ? <SubscriberCards /> : <SubscriberTable />}
    </ListBody>
    <ListPagination />
  </ListBase>
);

const SubscriberTable = () => (
  <DataTable<Subscriber> bulkActionButtons={false} rowClick={false} size="medium">
    <Column source="email" sx={{ ...longText, fontWeight: 600 }} />
    <Column label="Status" render={({ status }) => <Status status={status} />} />
    <Column
      label="Actions"
      align="right"
      render={(subscriber) => <SubscriberAction subscriber={subscriber} />}
    />
  </DataTable>
);

const SubscriberCards = () => (
  <CardList<Subscriber>
    card={(subscriber) => ({
      title: subscriber.email,
      note: <Status status={subscriber.status} />,
      aside: <SubscriberAction subscriber={subscriber} />,
    })}
  />
);

const Status = ({ status }: { status: Subscriber['status'] }) => (
  <StateBadge tone={status === 'active' ? 'green' : 'grey'}>{status}</StateBadge>
);
