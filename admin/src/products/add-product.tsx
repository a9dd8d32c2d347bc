import { DEFAULT_TAX_CLASS } from '../../../common/contract/tax';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { ProductForm } from './product-form';

const empty = { discount: 0, featured: false, images: [], taxClass: DEFAULT_TAX_CLASS };

const texts = {
  loading: 'Adding product...',
  success: 'Product added successfully',
  refused: 'Failed to create the product',
};

/** The page that creates a product. */
export const AddProduct = () => (
  <CreatePage title="Add Product" resource={resources.products} defaultValues={empty} texts={texts}>
    <ProductForm submit="Add Product" />
  </CreatePage>
);
