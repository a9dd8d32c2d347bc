import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../ui/loaded';
import { libraryImages } from './calls';
import { LibraryThumbnail } from './library-thumbnail';

interface ImageDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (url: string) => void;
}

const PER_PAGE = 24;

/** Chooses an image of the library. */
export const ImageDialog = ({ open, onClose, onChoose }: ImageDialogProps) => {
  const id = useId();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['library', page],
    queryFn: () => libraryImages(page, PER_PAGE),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        Choose an image
      </DialogTitle>
      <DialogContent>
        <Loaded query={query}>
          {({ images }) =>
            images.length === 0 ? (
              <Typography>The library has no image yet.</Typography>
            ) : (
              <Box
                sx={{
                  display: 'grid',
                  gap: 1.5,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
                }}
              >
                {images.map((image, index) => (
                  <ButtonBase
                    key={image._id}
                    onClick={() => onChoose(image.url)}
                    aria-label={image.alt || `Image ${(page - 1) * PER_PAGE + index + 1}`}
                    sx={{ borderRadius: '10px' }}
                  >
                    <LibraryThumbnail image={image} />
                  </ButtonBase>
                ))}
              </Box>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
          Next
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
};
