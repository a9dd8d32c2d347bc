import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError } from '../data/api-error';
import { resources } from '../paths';
import { FormSkeleton } from '../ui/form-skeleton';
import { LoadError } from '../ui/load-error';
import { PageHeader } from '../ui/page-header';
import { useCall } from '../ui/use-call';

import { changedFields, changeOf, inputOf } from './product-change';
import { ProductForm } from './product-form';
import type { Product } from '../data/records';

const texts = {
  loading: 'Updating product...',
  success: 'Product updated successfully!',
  refused: 'Failed to update the product',
  failed: 'Something went wrong. Please try again!',
};

/** The page that changes a product. */
export const EditProduct = () => {
  const { id = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch } = useGetOne<Product, ApiError>(
    resources.products,
    { id, meta: { attempt } },
    // A form keeps what it was opened with: a refetch would wipe what is being typed.
    { staleTime: Infinity, gcTime: 0 },
  );
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Edit Product" />
      {data ? (
        <Editor key={attempt} product={data} reload={() => setAttempt(attempt + 1)} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
};

const Editor = ({ product, reload }: { product: Product; reload: () => void }) => {
  const provider = useDataProvider();
  const { run } = useCall();
  const [seen] = useState(product);
  const [conflict, setConflict] = useState('');
  const describeConflict = async () => {
    const { data } = await provider.getOne<Product>(resources.products, { id: seen.id });
    const fields = changedFields(seen, data).join(', ');
    return `Somebody else has changed this product meanwhile: ${fields}.`;
  };
  return (
    <ProductForm
      values={inputOf(seen)}
      submit="Update Product"
      notice={
        conflict && (
          <Alert
            severity="warning"
            sx={{ mb: 2.5 }}
            action={<Button onClick={reload}>Load the current product</Button>}
          >
            {conflict}
          </Alert>
        )
      }
      save={async (values) => {
        const data = changeOf(seen, values);
        const error = await run(
          () => provider.update(resources.products, { id: seen.id, data, previousData: seen }),
          texts,
        );
        setConflict(isConflict(error) ? await describeConflict().catch(() => error.message) : '');
        return error;
      }}
    />
  );
};

function isConflict(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === 'edited_meanwhile';
}
