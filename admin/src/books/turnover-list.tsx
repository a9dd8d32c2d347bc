import { TURNOVER_PERIODS, type TurnoverPeriod } from '../../../common/contract/books';
import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { ExportButton } from '../lists/export-button';
import { ListPage } from '../lists/list-page';
import { Allowed } from '../ui/allowed';
import { BookTabs } from './book-tabs';
import { TurnoverRows } from './turnover-rows';

/** The API has an order of its own: the newest month first. */
const newest = { field: 'id', order: 'DESC' } as const;

const periodLabels: Readonly<Record<TurnoverPeriod, string>> = {
  month: 'Each month',
  all: 'Whole period',
};

const periods = TURNOVER_PERIODS.map((id) => ({ id, name: periodLabels[id] }));

const filters = [
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
  <ChoiceFilter key="by" source="by" label="Rows" choices={periods} alwaysOn />,
];

/** The turnover by destination and tax rate, and its file for an accountant. */
export const TurnoverList = () => (
  <ListPage
    title="Books"
    sort={newest}
    tabs={<BookTabs />}
    filters={filters}
    actions={
      <Allowed to="books.export">
        <ExportButton route="GET /api/books/turnover/export.csv" name="turnover" />
      </Allowed>
    }
    empty="No turnover found"
    first="Each order and refund counts here for the country and state that it went to, at its tax rate."
  >
    <TurnoverRows />
  </ListPage>
);
