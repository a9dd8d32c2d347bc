import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import toast from 'react-hot-toast';
import { paths } from '../paths';
import { FormButtons } from '../ui/form-buttons';
import { Panel } from '../ui/panel';
import { ImagePicker } from './image-picker';
import { ImagePreviews } from './image-previews';
import { ProductFields } from './product-fields';
import { productSchema, type ProductInput, type ProductOutput } from './product-schema';

interface ProductFormProps {
  values: ProductInput;
  submit: string;
  /** Above the fields, such as what somebody else has changed meanwhile. */
  notice?: ReactNode;
  /** Resolves to the error that kept it from being saved, or to null. */
  save: (product: ProductOutput) => Promise<Error | null>;
}

/** The form for a new product and for one that is there: images left, what is written and chosen right. */
export const ProductForm = ({ values, submit, notice, save }: ProductFormProps) => {
  const form = useForm<ProductInput, unknown, ProductOutput>({
    defaultValues: values,
    resolver: zodResolver(productSchema),
  });
  const [pending, setPending] = useState(0);
  const saved = async (product: ProductOutput) => {
    const error = await save(product);
    if (error) form.setError('root', { message: error.message });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(saved, tellIssues)(event)}>
        {notice}
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Panel title="Images">
            <ImagePreviews pending={pending} />
          </Panel>
          <Panel title="Details">
            <ProductFields picker={<ImagePicker onPending={setPending} />} />
            <FormButtons submit={submit} back={paths.products} waiting={pending > 0} />
          </Panel>
        </Box>
      </form>
    </FormProvider>
  );
};

function tellIssues(errors: FieldErrors<ProductInput>): void {
  const texts = Object.values(errors).map((error) => error.message);
  toast.error(texts.filter(Boolean).join(', '));
}
