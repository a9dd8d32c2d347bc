import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useObjectUrl } from '../../../../common/browser/use-object-url';
import { resources } from '../../paths';
import { Thumbnail } from '../../ui/thumbnail';
import { downloadReturnImage } from '../calls';

interface ReturnImageProps {
  orderId: string;
  imageId: string;
  label: string;
}

/** A thumbnail that opens. The file is read with the session, which the address of an image does not send. */
export const ReturnImage = ({ orderId, imageId, label }: ReturnImageProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: [resources.returns, 'image', imageId],
    queryFn: () => downloadReturnImage(orderId, imageId),
    // An image never changes.
    staleTime: Infinity,
  });
  const url = useObjectUrl(data);
  const close = () => setIsOpen(false);
  if (isError) return <Typography color="error">{`${label} could not be loaded.`}</Typography>;
  return (
    <>
      <ButtonBase
        disabled={!url}
        onClick={() => setIsOpen(true)}
        aria-label={`Open ${label.toLowerCase()}`}
        sx={{ borderRadius: '10px' }}
      >
        <Thumbnail src={url ?? null} size={112} />
      </ButtonBase>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="lg">
        <DialogTitle id={id} variant="h2" component="h2">
          {label}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', justifyItems: 'center' }}>
          <Box
            component="img"
            src={url}
            alt={label}
            sx={{ maxWidth: '100%', maxHeight: '75vh', objectFit: 'contain' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
