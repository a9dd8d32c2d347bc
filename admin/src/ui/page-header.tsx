import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface PageHeaderProps {
  title: string;
  /** Beside the heading, such as a badge. */
  aside?: ReactNode;
  /** At the right end: what can be done here. */
  children?: ReactNode;
}

/** The heading of a screen and the title of its tab. */
export const PageHeader = ({ title, aside, children }: PageHeaderProps) => (
  <Box
    component="header"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3, minHeight: 44 }}
  >
    <PageTitle title={title} />
    <Typography variant="h1">{title}</Typography>
    {aside}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>{children}</Box>
  </Box>
);
