import Box from '@mui/material/Box';
import type { Schema } from '../../../common/contract/client';
import { tokens } from '../theme/tokens';

/** The smallest copy that exists, square. */
export const LibraryThumbnail = ({
  image: { url, srcset, alt },
}: {
  image: Schema<'LibraryImage'>;
}) => (
  <Box
    component="img"
    src={srcset[0]?.url ?? url}
    alt={alt}
    loading="lazy"
    sx={{
      display: 'block',
      width: '100%',
      aspectRatio: '1',
      objectFit: 'contain',
      borderRadius: '10px',
      bgcolor: tokens.mist,
    }}
  />
);
