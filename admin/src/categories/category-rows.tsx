import { DataTable, SimpleList } from 'react-admin';
import { counted } from '../../../common/format/text';
import type { Category } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { Thumbnail } from '../ui/thumbnail';
import { useNarrow } from '../ui/use-narrow';
import { CategoryActions } from './category-actions';

const Column = ListColumn<Category>;
const ICON = 44;

/** The categories of a page, as a table or, where that would not fit, as cards. */
export const CategoryRows = () => (useNarrow() ? <CategoryCards /> : <CategoryTable />);

const CategoryTable = () => (
  <DataTable<Category> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      label="Icon"
      sx={{ width: 80 }}
      render={({ icon }) => <Thumbnail src={icon} size={ICON} />}
    />
    <Column source="title" sx={{ ...longText, fontWeight: 600 }} />
    <Column label="Products" align="right" render={({ productCount }) => productCount} />
    <Column
      label="Actions"
      align="right"
      render={(category) => <CategoryActions category={category} />}
    />
  </DataTable>
);

const CategoryCards = () => (
  <SimpleList<Category>
    rowClick={false}
    leftIcon={({ icon }) => <Thumbnail src={icon} size={ICON} />}
    primaryText={({ title }) => title}
    secondaryText={({ productCount }) => counted(productCount, 'product')}
    rightIcon={(category) => <CategoryActions category={category} />}
  />
);
