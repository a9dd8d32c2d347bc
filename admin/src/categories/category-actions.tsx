import Box from '@mui/material/Box';
import { paths, resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import type { Category } from '../data/records';

export const CategoryActions = ({ category }: { category: Category }) => (
  <Allowed to="categories.change">
    <Box sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
      <EditLink to={paths.editCategory(category.id)} name={category.title} />
      <DeleteButton
        resource={resources.categories}
        record={category}
        name={category.title}
        effect="A category that still has products cannot be deleted."
      />
    </Box>
  </Allowed>
);
