import { EditPage } from '../ui/forms/edit-page';
import { ProductForm } from './product-form';
import { productShape } from './product-shape';
import { useShownProductField } from './use-shown-product-field';

const texts = {
  loading: 'Updating product...',
  success: 'Product updated successfully!',
  refused: 'Failed to update the product',
  failed: 'Something went wrong. Please try again!',
};

export const EditProduct = () => (
  <EditPage title="Edit Product" shape={productShape} texts={texts} show={useShownProductField()}>
    <ProductForm submit="Update Product" />
  </EditPage>
);
