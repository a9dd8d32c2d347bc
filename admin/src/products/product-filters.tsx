import { useListContext } from 'react-admin';
import { useCategories } from '../data/use-categories';
import { SearchBox } from '../lists/search-box';
import { SelectFilter } from '../lists/select-filter';
import { useListFilter } from '../lists/use-list-filter';
import { FilterBar } from '../lists/filter-bar';

const sorts = [
  { value: 'DESC', label: 'Price: high to low' },
  { value: 'ASC', label: 'Price: low to high' },
] as const;

/** Search, category and price sort of the product list. */
export const ProductFilters = () => {
  const { sort, setSort } = useListContext();
  const [category, setCategory] = useListFilter('categories');
  const categories = useCategories();
  return (
    <FilterBar>
      <SearchBox label="Search products" within="Name, description or category" />
      <SelectFilter
        label="Category"
        value={category}
        onChange={setCategory}
        options={[
          { value: '', label: 'All Categories' },
          ...categories.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <SelectFilter
        label="Sort"
        room={190}
        value={sort.order}
        onChange={(order) =>
          setSort({ field: 'finalPrice', order: order === 'ASC' ? 'ASC' : 'DESC' })
        }
        options={sorts}
      />
    </FilterBar>
  );
};
