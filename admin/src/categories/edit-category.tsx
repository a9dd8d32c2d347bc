import type { Schema } from '../../../common/contract/client';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ApiError } from '../data/api-error';
import { resources } from '../paths';
import { FormSkeleton } from '../ui/form-skeleton';
import { LoadError } from '../ui/load-error';
import { PageHeader } from '../ui/page-header';
import { useCall } from '../ui/use-call';

import { CategoryForm } from './category-form';
import type { Category } from '../data/records';

const texts = {
  loading: 'Updating category...',
  success: 'Category updated successfully!',
  refused: 'Failed to update category.',
  failed: 'Something went wrong!',
};

/** The page that changes a category. */
export const EditCategory = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Category, ApiError>(
    resources.categories,
    // Apart from what lists have read: a form begins with what is there now, and keeps it.
    { id, meta: 'form' },
    { staleTime: Infinity, gcTime: 0 },
  );
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader title="Edit Category" />
      {data ? <Editor key={id} category={data} /> : <FormSkeleton />}
    </>
  );
};

const Editor = ({ category }: { category: Category }) => {
  const provider = useDataProvider();
  const { run } = useCall();
  const [seen] = useState(category);
  return (
    <CategoryForm
      values={{ title: seen.title, icon: seen.icon ?? '' }}
      submit="Update Category"
      save={({ title, icon }) =>
        run(
          () =>
            provider.update(resources.categories, {
              id: seen.id,
              // Only what was changed: somebody else may have changed the rest.
              data: {
                ...(title !== seen.title && { title }),
                ...(icon && icon !== seen.icon && { icon }),
              } satisfies Schema<'EditCategoryBody'>,
              previousData: seen,
            }),
          texts,
        )
      }
    />
  );
};
