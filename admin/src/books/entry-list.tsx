import { DayFilter } from '../lists/day-filter';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { Allowed } from '../ui/allowed';
import { BookTabs } from './book-tabs';
import { EntryRows } from './entry-rows';

/** The API has an order of its own: the newest day first. */
const newest = { field: 'day', order: 'DESC' } as const;

const filters = [
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
];

/** The entries of some days, and their file for an accountant. */
export const LedgerEntryList = () => (
  <ListPage
    title="Books"
    sort={newest}
    tabs={<BookTabs />}
    filters={filters}
    actions={
      <Allowed to="books.export">
        <ExportButton route="GET /api/books/export.csv" name="books" />
      </Allowed>
    }
    empty="No entries found"
  >
    <EntryRows />
  </ListPage>
);
