import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '../panel';
import { FormIssuesToast } from './form-issues-toast';
import { FormToolbar } from './form-toolbar';

interface FormPanelProps {
  title: string;
  /** The text of the button that saves. */
  submit: string;
  /** The page to go back to. */
  back: string;
  /** Saving has to wait, such as for an upload. */
  waiting?: boolean;
  /** In px. */
  maxWidth?: number;
  children: ReactNode;
}

/** A form of one panel: its fields below each other, and the buttons. */
export const FormPanel = ({ title, maxWidth = 720, children, ...toolbar }: FormPanelProps) => (
  <Box sx={{ maxWidth }}>
    <FormIssuesToast />
    <Panel title={title}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
      <FormToolbar waiting={false} {...toolbar} />
    </Panel>
  </Box>
);
