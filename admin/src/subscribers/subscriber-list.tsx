import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { SearchFilter } from '../lists/search-filter';
import { SortSelect } from '../lists/sort-select';
import { Allowed } from '../ui/allowed';
import { SubscriberRows } from './subscriber-rows';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
  { field: 'email', order: 'ASC', label: 'Email: A to Z' },
  { field: 'email', order: 'DESC', label: 'Email: Z to A' },
  { field: 'status', order: 'ASC', label: 'Status: A to Z' },
  { field: 'status', order: 'DESC', label: 'Status: Z to A' },
] as const;

const statuses = [
  { id: 'pending', name: 'Pending' },
  { id: 'active', name: 'Active' },
  { id: 'canceled', name: 'Canceled' },
  { id: 'unsubscribed', name: 'Unsubscribed' },
] as const;

const filters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search subscribers"
    placeholder="Email"
    alwaysOn
  />,
  <ChoiceFilter key="status" source="status" all="All statuses" choices={statuses} alwaysOn />,
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];

/** All newsletter subscribers, past ones included. */
export const SubscriberList = () => (
  <ListPage
    title="Subscribers"
    sort={sorts[0]}
    filters={filters}
    sorting={<SortSelect sorts={sorts} />}
    actions={
      <Allowed to="subscribers.export">
        <ExportButton route="GET /api/newsletter/subscribers/export.csv" name="subscribers" />
      </Allowed>
    }
    empty="No subscribers found"
  >
    <SubscriberRows />
  </ListPage>
);
