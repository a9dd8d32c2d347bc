import { useGetList } from 'react-admin';
import { DateFilter } from '../lists/date-filter';
import { FilterBar } from '../lists/filter-bar';
import { SearchBox } from '../lists/search-box';
import { SelectFilter } from '../lists/select-filter';
import { useListFilter } from '../lists/use-list-filter';
import { resources } from '../paths';
import type { User } from '../data/records';

const MOST_ADMINS = 100;

const kinds = [
  { value: '', label: 'All types' },
  { value: 'products', label: 'Products' },
  { value: 'categories', label: 'Categories' },
  { value: 'orders', label: 'Orders' },
  { value: 'users', label: 'Users' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'jobs', label: 'Jobs' },
] as const;

/** Filters by user, type, date and text. */
export const AuditFilters = () => {
  const [who, setWho] = useListFilter('who');
  const [what, setWhat] = useListFilter('what');
  const { data: admins = [] } = useGetList<User>(resources.users, {
    pagination: { page: 1, perPage: MOST_ADMINS },
    sort: { field: 'email', order: 'ASC' },
    filter: { role: 'admin' },
  });
  return (
    <FilterBar>
      <SearchBox label="Search audit log" within="Name, action, subject or value" />
      <SelectFilter
        label="User"
        value={who}
        onChange={setWho}
        options={[
          { value: '', label: 'All users' },
          ...admins.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectFilter label="Type" value={what} onChange={setWhat} options={kinds} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
    </FilterBar>
  );
};
