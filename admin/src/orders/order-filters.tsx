import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { SearchFilter } from '../lists/search-filter';
import { paymentLabels } from './payment-labels';

const payments = Object.entries(paymentLabels).map(([id, name]) => ({ id, name }));

const shippings = [
  { id: 'ready', name: 'Ready to ship' },
  { id: 'held', name: 'On hold: disputed, warned or refunded' },
];

/** The filters beside the tabs; each source is the name of a query parameter of the API. */
export const orderFilters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search orders"
    placeholder="Number, customer or product"
    help="Also by tracking, invoice or credit note number, discount code, note or country"
    alwaysOn
  />,
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
  <ChoiceFilter key="shipping" source="shipping" all="Any order" choices={shippings} />,
  <ChoiceFilter key="paymentStatus" source="paymentStatus" all="Any payment" choices={payments} />,
];
