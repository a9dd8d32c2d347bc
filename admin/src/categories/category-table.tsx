import { DataTable } from 'react-admin';
import { paths, resources } from '../paths';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import { Thumbnail } from '../ui/thumbnail';
import type { Category } from './category';

const Column = DataTable.Col<Category>;

/** The categories of a page; the table is small enough for a phone. */
export const CategoryTable = () => (
  <DataTable<Category> bulkActionButtons={false} rowClick={false} size="medium">
    <Column
      label="Icon"
      sx={{ width: 80 }}
      render={({ icon }) => <Thumbnail src={icon ?? null} size={44} />}
    />
    <Column source="title" sx={{ fontWeight: 600 }} />
    <Column label="Products" align="right" render={({ productCount }) => productCount} />
    <Column
      label="Actions"
      align="right"
      sx={{ whiteSpace: 'nowrap' }}
      render={(category) => (
        <>
          <EditLink to={paths.editCategory(category.id)} name={category.title} />
          <DeleteButton
            resource={resources.categories}
            record={category}
            name={category.title}
            effect="A category that still has products is kept."
          />
        </>
      )}
    />
  </DataTable>
);
