import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { paths } from '../paths';
import { FormButtons } from '../ui/form-buttons';
import { Panel } from '../ui/panel';
import { TextControl } from '../ui/text-control';
import { categorySchema, type CategoryInput } from './category-schema';
import { IconPicker } from './icon-picker';

interface CategoryFormProps {
  values: CategoryInput;
  submit: string;
  /** Resolves to the error that kept it from being saved, or to null. */
  save: (category: CategoryInput) => Promise<Error | null>;
}

/** The form for a new category and for one that is there. */
export const CategoryForm = ({ values, submit, save }: CategoryFormProps) => {
  const form = useForm({ defaultValues: values, resolver: zodResolver(categorySchema) });
  const [uploading, setUploading] = useState(false);
  const saved = async (category: CategoryInput) => {
    const error = await save(category);
    if (error) form.setError('root', { message: error.message });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(saved)(event)}>
        <Box sx={{ maxWidth: 640 }}>
          <Panel title="Details">
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              <TextControl name="title" label="Title" />
              <IconPicker onUploading={setUploading} />
            </Box>
            <FormButtons submit={submit} back={paths.categories} waiting={uploading} />
          </Panel>
        </Box>
      </form>
    </FormProvider>
  );
};
