import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { imageRules } from '../../../common/contract/image';
import { day } from '../data/shop-time';
import type { LibraryImage } from '../data/records';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useCall } from '../ui/use-call';
import { deleteImage, describeImage } from './calls';
import { LibraryThumbnail } from './library-thumbnail';

const deleting = {
  loading: 'Deleting...',
  success: 'Delete successful!',
  refused: 'Delete failed. Try again.',
};

/** An image with its size, what it shows, and where it is used. */
export const ImageCard = ({ image }: { image: LibraryImage }) => {
  const { width, height, createdAt, usedBy, uses } = image;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '14px', p: 1.5, minWidth: 0 }}
    >
      <LibraryThumbnail image={image} />
      <Box sx={{ display: 'flex', alignItems: 'start', mt: 1, mb: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="body2">
            {width} × {height} px
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {day(createdAt)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {uses.length > 0 ? `Used by ${usedBy}` : 'Not used'}
          </Typography>
        </Box>
        <DeleteImage image={image} />
      </Box>
      <AltText image={image} />
    </Box>
  );
};

const AltText = ({ image: { _id, alt } }: { image: LibraryImage }) => {
  const [text, setText] = useState(alt);
  const { busy, run } = useCall();
  const texts = {
    loading: 'Saving...',
    success: 'Alternative text saved',
    refused: 'Failed to save the alternative text',
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => describeImage(_id, text), texts);
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <TextField
        label="Alternative text"
        size="small"
        fullWidth
        multiline
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: imageRules.alt.max } }}
      />
      <Button type="submit" size="small" disabled={busy || text.trim() === alt}>
        Save text
      </Button>
    </Box>
  );
};

const DeleteImage = ({ image: { _id, alt } }: { image: LibraryImage }) => {
  const [open, setOpen] = useState(false);
  const { busy, run } = useCall();
  const name = alt || 'this image';
  const confirm = () => {
    setOpen(false);
    void run(() => deleteImage(_id), deleting);
  };
  return (
    <>
      <IconButton
        edge="end"
        aria-label={`Delete ${name}`}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={open}
        title={`Delete ${name}?`}
        confirm="Delete"
        danger
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Typography>An image that is used cannot be deleted.</Typography>
      </ConfirmDialog>
    </>
  );
};
