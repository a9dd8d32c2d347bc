import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useInput, type Validator } from 'react-admin';
import { FileButton } from '../ui/file-button';
import { Thumbnail } from '../ui/thumbnail';
import { ImageDialog } from './image-dialog';
import { useUpload } from '../ui/use-upload';

interface ImageInputProps {
  source: string;
  label: string;
  validate: Validator[];
  help?: string;
  onUploading: (source: string, uploading: boolean) => void;
}

const PREVIEW = 96;

/** Chooses an image and shows it. */
export const ImageInput = ({ source, label, validate, help, onUploading }: ImageInputProps) => {
  const { field, fieldState, id } = useInput({ source, validate });
  const { pending, upload } = useUpload('POST /api/content/images');
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => onUploading(source, pending > 0), [onUploading, source, pending]);
  const image = field.value ? String(field.value) : null;
  const choose = async (files: File[]) => {
    const [url] = await upload(files);
    if (url) field.onChange(url);
  };
  const helpId = `${id}-help`;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Thumbnail src={image} size={PREVIEW} />
        <FileButton
          label={pending ? 'Uploading...' : 'Upload image'}
          disabled={pending > 0}
          inputRef={field.ref}
          invalid={fieldState.invalid}
          describedBy={helpId}
          onChoose={(files) => void choose(files)}
        />
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          Choose from library
        </Button>
        {image && <Button onClick={() => field.onChange(null)}>Remove image</Button>}
      </Box>
      <ImageDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(url) => {
          setChoosing(false);
          field.onChange(url);
        }}
      />
      <FormHelperText id={helpId} error={fieldState.invalid}>
        {fieldState.error?.message ?? help}
      </FormHelperText>
    </Box>
  );
};
