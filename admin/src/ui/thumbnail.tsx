import Box from '@mui/material/Box';
import { tokens } from '../theme/tokens';

interface ThumbnailProps {
  /** Null where there is no image. */
  src: string | null;
  /** Edge in pixels. */
  size?: number;
}

/** A small square image beside the name that describes it. */
export const Thumbnail = ({ src, size = 56 }: ThumbnailProps) => (
  <Box
    component={src ? 'img' : 'span'}
    {...(src ? { src, alt: '', width: size, height: size, loading: 'lazy' } : {})}
    sx={{
      display: 'block',
      width: size,
      height: size,
      objectFit: 'cover',
      borderRadius: '10px',
      // Icons are made for a light background, in the dark theme too.
      bgcolor: src ? tokens.mist : 'divider',
    }}
  />
);
