import type { Schema } from '../../../common/contract/client';
import { useDataProvider } from 'react-admin';
import { resources } from '../paths';
import { PageHeader } from '../ui/page-header';
import { useCall } from '../ui/use-call';
import { ProductForm } from './product-form';
import type { ProductInput } from './product-schema';

const empty: ProductInput = {
  name: '',
  price: '',
  quantity: '',
  category: '',
  description: '',
  featured: false,
  hasDiscount: false,
  discount: '',
  images: [],
};

const texts = {
  loading: 'Loading...',
  success: 'Product added successfully',
  refused: 'Failed to create the product',
};

/** The page that puts a new product into the shop. */
export const AddProduct = () => {
  const provider = useDataProvider();
  const { run } = useCall();
  return (
    <>
      <PageHeader title="Add Product" />
      <ProductForm
        values={empty}
        submit="Add Product"
        save={(product) =>
          run(
            () =>
              provider.create(resources.products, {
                data: product satisfies Schema<'NewProductBody'>,
              }),
            texts,
          )
        }
      />
    </>
  );
};
