import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { ListPage } from '../lists/list-page';
import { SearchFilter } from '../lists/search-filter';
import { SortSelect } from '../lists/sort-select';
import { MessageRows } from './message-rows';
import { messageStateChoices } from './message-state';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'createdAt', order: 'DESC', label: 'Newest first' },
  { field: 'createdAt', order: 'ASC', label: 'Oldest first' },
] as const;

const filters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search messages"
    placeholder="Name, email or text"
    alwaysOn
  />,
  <ChoiceFilter
    key="state"
    source="state"
    all="All states"
    choices={messageStateChoices}
    alwaysOn
  />,
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];

/** The messages of the contact form. */
export const MessageList = () => (
  <ListPage
    title="Messages"
    sort={sorts[0]}
    filters={filters}
    sorting={<SortSelect sorts={sorts} />}
    empty="No messages found"
    first="What people write in the contact form appears here."
  >
    <MessageRows />
  </ListPage>
);
