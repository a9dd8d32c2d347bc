import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { CategoryForm } from './category-form';

const texts = {
  loading: 'Creating category...',
  success: 'Category added successfully!',
  refused: 'Failed to add category.',
  failed: 'Something went wrong!',
};

/** The page that creates a category. */
export const AddCategory = () => (
  <CreatePage title="Add Category" resource={resources.categories} texts={texts}>
    <CategoryForm submit="Add Category" />
  </CreatePage>
);
