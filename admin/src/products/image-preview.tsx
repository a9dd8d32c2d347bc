import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface ImagePreviewProps {
  src: string;
  index: number;
  /** Index of the last image. */
  last: number;
  /** Called when an image is dropped at another position. */
  onMove: (from: number, to: number) => void;
  /** Called when a button moves it by one position. */
  onStep: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A drag type of its own, so that things dragged from elsewhere are ignored. */
const DRAGGED = 'application/x-picture-index';

/** In the corner of the image, visible on any color. */
const corner = {
  position: 'absolute',
  top: 0,
  right: 0,
  '& svg': { p: 0.25, borderRadius: '50%', bgcolor: 'background.paper', color: 'text.primary' },
} as const;

/** One chosen image with its buttons. */
export const ImagePreview = ({ src, index, last, onMove, onStep, onRemove }: ImagePreviewProps) => {
  const name = `image ${index + 1}`;
  return (
    <Box
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = event.dataTransfer.getData(DRAGGED);
        if (from) onMove(Number(from), index);
      }}
      sx={{ position: 'relative', cursor: last > 0 ? 'grab' : 'default' }}
    >
      <Box
        component="img"
        src={src}
        alt={index === 0 ? 'Main image' : `Image ${index + 1}`}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '1',
          objectFit: 'cover',
          borderRadius: '14px',
          bgcolor: 'divider',
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <IconButton
          aria-label={`Move ${name} left`}
          disabled={index === 0}
          onClick={() => onStep(index, index - 1)}
        >
          <ArrowBackOutlined fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Move ${name} right`}
          disabled={index === last}
          onClick={() => onStep(index, index + 1)}
        >
          <ArrowForwardOutlined fontSize="small" />
        </IconButton>
      </Box>
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove} sx={corner}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
};
