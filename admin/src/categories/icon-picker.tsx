import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useInput } from 'react-admin';
import { FileButton } from '../ui/file-button';
import { Thumbnail } from '../ui/thumbnail';
import { useUpload } from '../ui/use-upload';

const PREVIEW = 96;

/** Chooses a category's image and shows it. */
export const IconPicker = ({ onUploading }: { onUploading: (uploading: boolean) => void }) => {
  const { field } = useInput({ source: 'icon' });
  const { pending, upload } = useUpload();
  useEffect(() => onUploading(pending > 0), [onUploading, pending]);
  const icon = field.value ? String(field.value) : null;

  const choose = async (files: File[]) => {
    const [url] = await upload(files);
    if (url) field.onChange(url);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <Thumbnail src={icon} size={PREVIEW} />
      <FileButton
        label={pending ? 'Uploading...' : 'Choose icon'}
        disabled={pending > 0}
        inputRef={field.ref}
        onChoose={(files) => void choose(files)}
      />
    </Box>
  );
};
