import { wholeMoney } from '../../../../../common/format/money';
import { Icon } from '../../../ui/icon';
import type { ListQuery } from '../list-query';
import { FULL_RANGE, PRICE_LIMIT } from '../price-range';
import type { CategoryOption } from '../category-choice';

interface FilterChipsProps {
  query: ListQuery;
  categories: readonly CategoryOption[];
  onChange: (change: Partial<ListQuery>) => void;
}

interface Chip {
  label: string;
  without: Partial<ListQuery>;
}

/** The active filters; a press removes one. */
export function FilterChips({ query, categories, onChange }: FilterChipsProps) {
  return (
    <ul role="list" className="flex min-w-0 flex-wrap gap-2">
      {chipsOf(query, categories).map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(without)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-mist pr-3 pl-4 text-sm font-medium transition-colors duration-150 hover:bg-line"
          >
            <span className="truncate">{label}</span>
            <Icon name="close" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipsOf(query: ListQuery, categories: readonly CategoryOption[]): Chip[] {
  const { searchTerm, price } = query;
  const chips: Chip[] = categories
    .filter(({ _id }) => query.categories.includes(_id))
    .map(({ _id, title }) => ({
      label: title,
      without: { categories: query.categories.filter((id) => id !== _id) },
    }));
  if (searchTerm) chips.unshift({ label: `“${searchTerm}”`, without: { searchTerm: '' } });
  if (price.min > 0 || price.max < PRICE_LIMIT) {
    const upper = price.max < PRICE_LIMIT ? wholeMoney(price.max) : `${wholeMoney(PRICE_LIMIT)}+`;
    chips.push({ label: `${wholeMoney(price.min)} – ${upper}`, without: { price: FULL_RANGE } });
  }
  if (query.onSale) chips.push({ label: 'On sale', without: { onSale: false } });
  if (query.new) chips.push({ label: 'New', without: { new: false } });
  return chips;
}
