import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import toast from 'react-hot-toast';
import { FileButton } from '../ui/file-button';
import { useUpload } from '../ui/use-upload';
import { PicturePreview } from './picture-preview';
import { MOST_PICTURES } from './product';
import type { ProductInput } from './product-schema';
import { useSteps } from './use-steps';

const HELP = 'images-help';
const TOO_MANY_AT_ONCE = `You can only upload up to ${MOST_PICTURES} images.`;
const TOO_MANY = `You can upload a maximum of ${MOST_PICTURES} images`;
/** Where the product had pictures before. */
const TOO_MANY_IN_ALL = `Cannot upload more than ${MOST_PICTURES} images`;

/** There for who listens. */
const heard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Up to three pictures, the first of them the main one; dragged or moved by buttons into order. */
export const PicturePicker = ({ onUploading }: { onUploading: (uploading: boolean) => void }) => {
  const { field, fieldState } = useController({ name: 'images' });
  const { getValues } = useFormContext<ProductInput>();
  const hadPictures = Boolean(useFormState().defaultValues?.images?.length);
  const tooMany = hadPictures ? TOO_MANY_IN_ALL : TOO_MANY;
  const { pending, upload } = useUpload();
  useEffect(() => onUploading(pending > 0), [onUploading, pending]);
  const pictures = field.value as string[];
  const { list, step, said } = useSteps(pictures);
  const room = MOST_PICTURES - pictures.length - pending;

  const choose = async (files: File[]) => {
    if (files.length > room) {
      toast.error(files.length > MOST_PICTURES ? TOO_MANY_AT_ONCE : tooMany);
      return;
    }
    const uploaded = await upload(files);
    // To those of now: others may have come or gone meanwhile.
    // The same picture has the same address, and is shown once.
    if (uploaded.length) field.onChange([...new Set([...getValues('images'), ...uploaded])]);
  };
  const move = (from: number, to: number) => {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    field.onChange(next);
  };
  return (
    <Box>
      <Box component="span" role="status" sx={heard}>
        {said}
      </Box>
      <Box
        ref={list}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', mb: 2 }}
      >
        {pictures.map((src, index) => (
          <PicturePreview
            key={src}
            src={src}
            index={index}
            last={pictures.length - 1}
            onMove={move}
            onStep={(from, to) => {
              move(from, to);
              step(from, to);
            }}
            onRemove={() => field.onChange(pictures.filter((_, other) => other !== index))}
          />
        ))}
        {Array.from({ length: Math.max(0, MOST_PICTURES - pictures.length) }, (_, slot) => (
          <Skeleton
            key={slot}
            variant="rounded"
            animation={slot < pending ? 'pulse' : false}
            sx={{ width: '100%', height: 'auto', aspectRatio: '1', borderRadius: '14px' }}
          />
        ))}
      </Box>
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
        {fieldState.error?.message ?? 'Up to 3; the first is the main image.'}
      </FormHelperText>
    </Box>
  );
};
