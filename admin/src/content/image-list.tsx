import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { LibraryImage } from '../data/records';
import { ListPage } from '../lists/list-page';
import { FileButton } from '../ui/file-button';
import { useUpload } from '../ui/use-upload';
import { ImageCard } from './image-card';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** The image library: what is stored, what it shows, and where it is used. */
export const ImageList = () => (
  <ListPage
    title="Images"
    sort={newestFirst}
    filters={[]}
    actions={<UploadButton />}
    empty="No images yet"
    first="Upload images to use them in the gallery and on the pages."
  >
    <Cards />
  </ListPage>
);

const UploadButton = () => {
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const { pending, upload } = useUpload('POST /api/content/images');
  const choose = async (files: File[]) => {
    await upload(files);
    refresh();
  };
  return (
    <FileButton
      label={pending ? `Uploading ${pending}...` : 'Upload images'}
      multiple
      disabled={pending > 0}
      inputRef={input}
      onChoose={(files) => void choose(files)}
    />
  );
};

const Cards = () => {
  const { data = [] } = useListContext<LibraryImage>();
  return (
    <Box
      component="ul"
      aria-label="Images"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      }}
    >
      {data.map((image) => (
        <ImageCard key={image.id} image={image} />
      ))}
    </Box>
  );
};
