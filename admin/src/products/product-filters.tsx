import { TextInput, type TextInputProps } from 'react-admin';
import { PRODUCT_TEXTS } from '../../../common/contract/product';
import { useCategories } from '../data/use-categories';
import { ChoiceFilter } from '../lists/choice-filter';
import { DayFilter } from '../lists/day-filter';
import { FlagFilter } from '../lists/flag-filter';
import { SearchFilter } from '../lists/search-filter';
import { withoutEnter } from '../lists/without-enter';

const stocks = [
  { id: 'low', name: 'Low stock' },
  { id: 'out', name: 'Sold out' },
] as const;

const CategoryFilter = (props: TextInputProps) => {
  const choices = useCategories().map(({ id, title }) => ({ id, name: title }));
  return <ChoiceFilter {...props} all="All Categories" choices={choices} />;
};

/** What the product list can be narrowed by; the sources are the names of the API's query. */
export const productFilters = [
  <SearchFilter
    key="searchTerm"
    source="searchTerm"
    label="Search products"
    placeholder="Name, category, brand or description"
    alwaysOn
  />,
  <CategoryFilter key="categories" source="categories" label="Category" alwaysOn />,
  <ChoiceFilter key="stock" source="stock" all="Any stock" choices={stocks} alwaysOn />,
  <FlagFilter key="onSale" source="onSale" defaultValue="true" />,
  <FlagFilter key="featured" source="featured" defaultValue="true" />,
  ...PRODUCT_TEXTS.map((name) => <TextInput key={name} source={name} onKeyDown={withoutEnter} />),
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];
