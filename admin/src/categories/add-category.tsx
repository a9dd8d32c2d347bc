import type { Schema } from '../../../common/contract/client';
import { useDataProvider } from 'react-admin';
import { resources } from '../paths';
import { PageHeader } from '../ui/page-header';
import { useCall } from '../ui/use-call';
import { CategoryForm } from './category-form';

const texts = {
  loading: 'Creating category...',
  success: 'Category added successfully!',
  refused: 'Failed to add category.',
  failed: 'Something went wrong!',
};

/** The page that makes a category. */
export const AddCategory = () => {
  const provider = useDataProvider();
  const { run } = useCall();
  return (
    <>
      <PageHeader title="Add Category" />
      <CategoryForm
        values={{ title: '', icon: '' }}
        submit="Add Category"
        save={({ title, icon }) =>
          run(
            () =>
              provider.create(resources.categories, {
                data: (icon ? { title, icon } : { title }) satisfies Schema<'NewCategoryBody'>,
              }),
            texts,
          )
        }
      />
    </>
  );
};
