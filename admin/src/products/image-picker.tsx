import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import toast from 'react-hot-toast';
import { productRules } from '../../../common/contract/product';
import { FileButton } from '../ui/file-button';
import { filled } from '../ui/forms/rules';
import { useUpload } from '../ui/use-upload';
import { useProductImages, type ProductImages } from './use-product-images';

const HELP = 'images-help';
const { max, required, tooMany, tooManyInAll, tooManyAtOnce } = productRules.images;

/** Chooses up to three images; reports how many are being uploaded. */
export const ImagePicker = ({ onPending }: { onPending: (pending: number) => void }) => {
  const { field, fieldState } = useInput({ source: 'images', validate: filled(required) });
  const { getValues } = useFormContext<ProductImages>();
  const hadImages = Boolean(useFormState<ProductImages>().defaultValues?.images?.length);
  const refusal = hadImages ? tooManyInAll : tooMany;
  const { pending, upload } = useUpload();
  useEffect(() => onPending(pending), [onPending, pending]);
  const images = useProductImages();
  const room = max - images.length - pending;

  const choose = async (files: File[]) => {
    if (files.length > room) {
      toast.error(files.length > max ? tooManyAtOnce : refusal);
      return;
    }
    const uploaded = await upload(files);
    // Added to the current ones, which may have changed during the upload.
    // The same image has the same URL and is shown once.
    if (uploaded.length) field.onChange([...new Set([...getValues('images'), ...uploaded])]);
  };
  return (
    <Box>
      <FileButton
        label={pending ? 'Uploading...' : 'Choose images'}
        multiple
        disabled={room <= 0}
        inputRef={field.ref}
        invalid={Boolean(fieldState.error)}
        describedBy={HELP}
        onChoose={(files) => void choose(files)}
      />
      <FormHelperText id={HELP} error={Boolean(fieldState.error)}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          `Up to ${max} images. The first is the main image.`
        )}
      </FormHelperText>
    </Box>
  );
};
