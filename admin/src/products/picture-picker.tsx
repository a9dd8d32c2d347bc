import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useController } from 'react-hook-form';
import toast from 'react-hot-toast';
import { FileButton } from '../ui/file-button';
import { useUpload } from '../ui/use-upload';
import { PicturePreview } from './picture-preview';
import { MOST_PICTURES } from './product';

const HELP = 'images-help';

/** Up to three pictures, the first of them the main one; dragged or moved by buttons into order. */
export const PicturePicker = () => {
  const { field, fieldState } = useController({ name: 'images' });
  const { pending, upload } = useUpload();
  const pictures = field.value as string[];
  const room = MOST_PICTURES - pictures.length - pending;

  const choose = async (files: File[]) => {
    if (files.length > room) {
      toast.error(`You can only upload up to ${MOST_PICTURES} images.`);
      return;
    }
    const uploaded = await upload(files);
    if (uploaded.length) field.onChange([...pictures, ...uploaded]);
  };
  const move = (from: number, to: number) => {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    field.onChange(next);
  };
  return (
    <Box>
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', mb: 2 }}
      >
        {pictures.map((src, index) => (
          <PicturePreview
            key={src}
            src={src}
            index={index}
            last={pictures.length - 1}
            onMove={move}
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
