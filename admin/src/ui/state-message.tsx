import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StateMessageProps {
  title: string;
  text?: string;
  /** It is all that the screen shows, so its title is the screen's heading. */
  wholeScreen?: boolean;
  /** What a user can do about it. */
  children?: ReactNode;
}

/** An empty or failed state, said plainly in the place of what is missing. */
export const StateMessage = ({ title, text, wholeScreen, children }: StateMessageProps) => (
  // Within a panel, which is small already, it takes less room.
  <Box role="status" sx={{ py: 10, px: 2, textAlign: 'center', 'section &': { py: 4 } }}>
    <Typography variant="h2" component={wholeScreen ? 'h1' : 'p'} sx={{ mb: 1 }}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>}
    {children}
  </Box>
);
