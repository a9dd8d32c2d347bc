import { DayFilter } from '../lists/day-filter';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { BookTabs } from './book-tabs';
import { PeriodRows } from './period-rows';

/** The API has an order of its own: the newest first. */
const newest = { field: 'id', order: 'DESC' } as const;

const filters = [
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
];

const empty = {
  empty: 'No entries found',
  first: 'Each order, refund, dispute and fee is entered here for the day it is recorded.',
};

/** All of a month on one page, to which the list of months leads. */
const DAYS_PER_PAGE = 50;

/** The months of the books, each leading to its days. */
export const MonthList = () => (
  <ListPage title="Books" sort={newest} tabs={<BookTabs />} filters={[]} {...empty}>
    <PeriodRows label="Month" to={paths.bookDays} />
  </ListPage>
);

/** The days of the books, each leading to its entries. */
export const DayList = () => (
  <ListPage
    title="Books"
    sort={newest}
    perPage={DAYS_PER_PAGE}
    filters={filters}
    {...empty}
    tabs={<BookTabs />}
  >
    <PeriodRows label="Day" to={paths.bookEntries} />
  </ListPage>
);
