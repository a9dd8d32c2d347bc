import { useGetList, type TextInputProps } from 'react-admin';
import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { SearchFilter } from '../lists/search-filter';
import { resources } from '../paths';
import type { User } from '../data/records';

const MOST_ADMINS = 100;

const types = [
  { id: 'products', name: 'Products' },
  { id: 'categories', name: 'Categories' },
  { id: 'orders', name: 'Orders' },
  { id: 'users', name: 'Users' },
  { id: 'newsletter', name: 'Newsletter' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'content', name: 'Content' },
  { id: 'images', name: 'Images' },
  { id: 'settings', name: 'Settings' },
  { id: 'delivery', name: 'Delivery' },
  { id: 'tax', name: 'Taxes' },
  { id: 'discounts', name: 'Discount codes' },
] as const;

const UserFilter = (props: TextInputProps) => {
  const { data: admins = [] } = useGetList<User>(resources.users, {
    pagination: { page: 1, perPage: MOST_ADMINS },
    sort: { field: 'email', order: 'ASC' },
    filter: { role: 'admin' },
  });
  return <ChoiceFilter {...props} all="All users" choices={admins} />;
};

/** Filters by text, user, type and day; the sources are the names of the API's query. */
export const auditFilters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search audit log"
    placeholder="Name, action, subject or value"
    alwaysOn
  />,
  <UserFilter key="who" source="who" label="User" alwaysOn />,
  <ChoiceFilter key="what" source="what" label="Type" all="All types" choices={types} alwaysOn />,
  <DayFilter key="from" source="from" alwaysOn />,
  <DayFilter key="to" source="to" alwaysOn />,
];
