import type { Schema } from '../../../common/contract/client';
import type { Category } from '../data/records';
import { resources } from '../paths';
import { EditPage } from '../ui/forms/edit-page';
import type { FormShape } from '../ui/forms/use-merged-save';
import { Thumbnail } from '../ui/thumbnail';
import { CategoryForm } from './category-form';

const shape: FormShape<Category, Category> = {
  resource: resources.categories,
  toFields: (category) => category,
  toBody: (changes, { version }): Schema<'EditCategoryBody'> => ({ ...changes, version }),
};

const texts = {
  loading: 'Updating category...',
  success: 'Category updated successfully!',
  refused: 'Failed to update category.',
  failed: 'Something went wrong!',
};

export const EditCategory = () => (
  <EditPage title="Edit Category" shape={shape} texts={texts} show={show}>
    <CategoryForm submit="Update Category" />
  </EditPage>
);

const show = (field: string, value: unknown) =>
  field === 'icon' ? <Thumbnail src={value ? String(value) : null} size={44} /> : String(value);
