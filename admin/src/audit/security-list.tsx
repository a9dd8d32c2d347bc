import { SECURITY_EVENT_KINDS, securityEvents } from '../../../common/contract/security-event';
import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { ListPage } from '../lists/list-page';
import { SearchFilter } from '../lists/search-filter';
import { SortSelect } from '../lists/sort-select';
import { AuditTabs } from './audit-tabs';
import { SecurityRows } from './security-rows';
import { useSecurityCards } from './use-security-cards';

/** The orders that the API offers; the first is the default. */
const sorts = [
  { field: 'at', order: 'DESC', label: 'Newest first' },
  { field: 'at', order: 'ASC', label: 'Oldest first' },
] as const;

const kinds = SECURITY_EVENT_KINDS.map((id) => ({ id, name: securityEvents[id].label }));

/** The sources are the names of the API's query. */
const filters = [
  <SearchFilter key="account" source="account" placeholder="Name, email or id" alwaysOn />,
  <SearchFilter key="address" source="address" placeholder="203.0.113." alwaysOn />,
  <ChoiceFilter key="kind" source="kind" all="All events" choices={kinds} alwaysOn />,
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
];

/** Who logged in, changed an account or took data, from where and on which device. */
export const SecurityList = () => (
  <ListPage
    title="Security log"
    sort={sorts[0]}
    tabs={<AuditTabs />}
    filters={filters}
    sorting={useSecurityCards() && <SortSelect sorts={sorts} />}
    empty="No entries found"
  >
    <SecurityRows />
  </ListPage>
);
