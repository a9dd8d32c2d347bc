import { ChoiceFilter } from '../../lists/choice-filter';
import { ListPage } from '../../lists/list-page';
import { SortSelect } from '../../lists/sort-select';
import { ReturnRows } from './return-rows';
import { returnStateChoices } from './return-state';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'requestedAt', order: 'DESC', label: 'Newest first' },
  { field: 'requestedAt', order: 'ASC', label: 'Oldest first' },
] as const;

const filters = [
  <ChoiceFilter
    key="state"
    source="state"
    all="All states"
    choices={returnStateChoices}
    alwaysOn
  />,
];

/** What shoppers send back, of all orders. */
export const ReturnList = () => (
  <ListPage
    title="Returns"
    sort={sorts[0]}
    filters={filters}
    sorting={<SortSelect sorts={sorts} />}
    empty="No returns found"
    first="What customers ask to send back appears here."
  >
    <ReturnRows />
  </ListPage>
);
