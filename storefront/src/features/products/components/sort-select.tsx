import { inputClasses } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
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
      <div className="relative">
        <select
          id="sort"
          value={sort ?? (searching ? '' : 'desc')}
          onChange={({ target }) =>
            onSort(target.value === 'asc' || target.value === 'desc' ? target.value : undefined)
          }
          className={`${inputClasses} appearance-none pr-11`}
        >
          {searching && <option value="">Best match</option>}
          <option value="desc">Price: high to low</option>
          <option value="asc">Price: low to high</option>
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2"
        />
      </div>
    </div>
  );
}
