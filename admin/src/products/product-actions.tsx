import Box from '@mui/material/Box';
import { paths, resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import type { Product } from '../data/records';

export const ProductActions = ({ product }: { product: Product }) => (
  <Allowed to="products.change">
    <Box sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
      <EditLink to={paths.editProduct(product.id)} name={product.name} />
      <DeleteButton
        resource={resources.products}
        record={product}
        name={product.name}
        effect="It is removed from the shop. Past orders still show it."
      />
    </Box>
  </Allowed>
);
