import { useState } from 'react';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import type { ListQuery } from '../list-query';
import type { CategoryOption } from '../category-choice';
import { CategorySelect } from './category-select';
import { PriceSlider } from './price-slider';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';

interface FilterPanelProps {
  query: ListQuery;
  categories: readonly CategoryOption[];
  /** Counts the uses of Clear Filters; each one also drops input that is still debounced. */
  clearings: number;
  onChange: (change: Partial<ListQuery>) => void;
  onClear: () => void;
}

/** The filters of the list; on small screens behind a button. */
export function FilterPanel(props: FilterPanelProps) {
  const { query, categories, clearings, onChange, onClear } = props;
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label="Filters" className="lg:sticky lg:top-24 lg:self-start">
      <Button
        look="outline"
        className="w-full lg:hidden"
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
      >
        {!open && <Icon name="filter" className="size-4" />}
        {open ? 'X' : 'Filters'}
      </Button>
      <div
        id="filters"
        className={classes('flex-col gap-7 max-lg:pt-6 lg:flex', open ? 'flex' : 'hidden')}
      >
        <SearchBox
          key={`search ${clearings}`}
          term={query.searchTerm}
          onTerm={(searchTerm) => onChange({ searchTerm })}
        />
        <CategorySelect
          options={categories}
          chosen={query.categories}
          onChosen={(ids) => onChange({ categories: ids })}
        />
        <PriceSlider
          key={`price ${clearings}`}
          range={query.price}
          onRange={(price) => onChange({ price })}
        />
        <SortSelect
          sort={query.sort}
          searching={query.searchTerm !== ''}
          onSort={(sort) => onChange({ sort })}
        />
        <Button look="outline" onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </aside>
  );
}
