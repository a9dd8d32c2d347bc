import Box from '@mui/material/Box';
import { fonts, tokens } from '../theme/tokens';

/** The shop's name in the heading type, on ink. */
export const Wordmark = () => (
  <Box
    component="span"
    sx={{
      fontFamily: fonts.heading,
      fontWeight: 900,
      fontStretch: '125%',
      fontSize: '1.375rem',
      letterSpacing: '0.02em',
      lineHeight: 1,
      color: tokens.paper,
    }}
  >
    VIGOR
    <Box component="span" aria-hidden sx={{ color: tokens.volt }}>
      .
    </Box>
  </Box>
);
