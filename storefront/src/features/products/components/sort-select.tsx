import { inputClasses } from '../../../ui/field';
import type { ListQuery } from '../list-query';

interface SortSelectProps {
  sort: ListQuery['sort'];
  /** A search without a chosen order is by best match. */
  searching: boolean;
  onSort: (sort: ListQuery['sort']) => void;
}

export function SortSelect({ sort, searching, onSort }: SortSelectProps) {
  return (
    <div>
      <label htmlFor="sort" className="mb-1.5 block text-sm font-semibold">
        Sort by
      </label>
      <select
        id="sort"
        value={sort ?? (searching ? '' : 'desc')}
        onChange={({ target }) =>
          onSort(target.value === 'asc' || target.value === 'desc' ? target.value : undefined)
        }
        className={inputClasses}
      >
        {searching && <option value="">Best match</option>}
        <option value="desc">Price: High to Low</option>
        <option value="asc">Price: Low to High</option>
      </select>
    </div>
  );
}
