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

/** An empty or failed state, shown in place of the content. */
export const StateMessage = ({ title, text, wholeScreen, children }: StateMessageProps) => (
  // Less padding within a panel.
  <Box role="status" sx={{ py: 10, px: 2, textAlign: 'center', 'section &': { py: 4 } }}>
    <Typography variant="h2" component={wholeScreen ? 'h1' : 'p'} sx={{ mb: 1 }}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>}
    {children}
  </Box>
);
