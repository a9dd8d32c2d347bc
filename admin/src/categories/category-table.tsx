import { counted } from '../../../common/format/text';
import { DataTable } from 'react-admin';
import { CardList } from '../lists/card-list';
import { longText } from '../lists/long-text';
import { Thumbnail } from '../ui/thumbnail';

import { CategoryActions } from './category-actions';
import type { Category } from '../data/records';

const Column = DataTable.Col<Category>;
const ICON = 44;

/** The categories of a page. */
export const CategoryTable = () => (
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

/** The same where a table would not fit. */
export const CategoryCards = () => (
  <CardList<Category>
    card={(category) => ({
      media: <Thumbnail src={category.icon} size={ICON} />,
      title: category.title,
      note: counted(category.productCount, 'product'),
      aside: <CategoryActions category={category} />,
    })}
  />
);
